/** A text that somebody opened on the page of another game, on its way to the page of its own. */
let text: string | null = null

export function carry(found: string): void {
  text = found
}

/** The text, once. */
export function carried(): string | null {
  const found = text
  text = null
  return found
}
