/** Something that is asked for again and again while a page shows it, and not while nobody looks. */
import { Refusal } from './api.ts'

export class Poll<T> {
  value = $state.raw<T | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  lost = $state(false) // the server does not answer; what is shown is from before
  private timer: ReturnType<typeof setTimeout> | undefined
  private stopped = false
  private running: Promise<void> | null = null

  constructor(
    private readonly fetch: () => Promise<T>,
    private readonly every: number,
  ) {}

  /** Begin; returns how to stop, for an effect. */
  start(): () => void {
    this.stopped = false
    const look = () => document.visibilityState === 'visible' && void this.now()
    document.addEventListener('visibilitychange', look)
    void this.now()
    return () => {
      this.stopped = true
      clearTimeout(this.timer)
      document.removeEventListener('visibilitychange', look)
    }
  }

  /** Ask at once. */
  now(): Promise<void> {
    this.running ??= this.once().finally(() => (this.running = null))
    return this.running
  }

  private async once(): Promise<void> {
    clearTimeout(this.timer)
    try {
      this.value = await this.fetch()
      this.refusal = null
      this.lost = false
    } catch (error) {
      if (error instanceof Refusal && [404, 403].includes(error.status)) {
        this.refusal = error
        return
      }
      this.lost = true
    }
    if (!this.stopped) this.timer = setTimeout(() => this.again(), this.every)
  }

  private again(): void {
    if (document.visibilityState === 'visible') void this.now()
    else this.timer = setTimeout(() => this.again(), this.every)
  }
}
