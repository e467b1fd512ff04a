/** What the dropdowns say of film lines. */
export const filmMenuText = {
  /** The range of light that the shades of a line let through. */
  vltRange: (from: number, to: number) => `VLT ${from} to ${to}%`,
  illustrativeNote: 'VLT: illustrative values',
} as const
