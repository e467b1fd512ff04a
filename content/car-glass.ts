/** The factory glass of cars by VLT, per cent; the first is the usual one. */
export const carGlass = [
  { name: 'Factory glass', vlt: 75 },
  { name: 'Lighter glass', vlt: 85 },
  { name: 'Light glass', vlt: 80 },
  { name: 'Darker glass', vlt: 70 },
] as const
