/** One soft tone when it is one's turn. Off until somebody switches it on. */
const KEPT = 'benben-sound'

let on = $state(kept())
let context: AudioContext | null = null

export function soundIsOn(): boolean {
  return on
}

export function setSound(wanted: boolean): void {
  on = wanted
  try {
    localStorage.setItem(KEPT, wanted ? 'on' : 'off')
  } catch {
    // next time it is off again
  }
  if (wanted) chime()
}

/** Two notes on a small gong. */
export function chime(): void {
  if (!on) return
  context ??= new AudioContext()
  const now = context.currentTime
  for (const [at, pitch] of [[0, 523.25], [0.16, 783.99]] as const) {
    const tone = context.createOscillator()
    const loudness = context.createGain()
    tone.type = 'sine'
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0.0001, now + at)
    loudness.gain.exponentialRampToValueAtTime(0.12, now + at + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.7)
    tone.connect(loudness).connect(context.destination)
    tone.start(now + at)
    tone.stop(now + at + 0.75)
  }
}

function kept(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'on'
  } catch {
    return false
  }
}
