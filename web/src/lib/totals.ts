/** Whether totals alone say who has won: all winners have more, or all less, than everybody else. */
export function totalsTell(totals: number[], winners: number[]): boolean {
  const won = totals.filter((_, seat) => winners.includes(seat))
  const lost = totals.filter((_, seat) => !winners.includes(seat))
  return !won.length || !lost.length || Math.min(...won) > Math.max(...lost) || Math.max(...won) < Math.min(...lost)
}
