/** What makes a film good at something, in the units of the tables: for the finder, the comparison and the FAQ. */
export const thresholds = {
  /** Least total solar energy rejected, per cent. */
  heatTser: 50,
  /** From here on it is good, and above the second more than that. */
  goodTser: 70,
  bestTser: 85,
  /** Most visible light, per cent. */
  glareVlt: 35,
  /** Least ultraviolet rejected, per cent. */
  fadingUvr: 95,
  /** Least ultraviolet rejected, per cent. */
  skinUvr: 99,
  /** Most visible light that hides what is behind, per cent. */
  seenVlt: 20,
  /** Least thickness. */
  breakInMil: 8,
  /** The balanced choice of those who drive at night, per cent. */
  balancedVlt: [20, 50],
  /** Most of the sun's heat that glass takes up with film before it has to be checked, per cent; the trade's half. */
  stressAbsorbed: 50,
  /** From here on glass looks close to clear, per cent. */
  clearVlt: 70,
} as const
