/** Light through factory glass and film, per cent: 75% glass with a 25% film lets 18.75% through. */
export function netVlt(glass: number, film: number): number {
  return (glass * film) / 100
}
