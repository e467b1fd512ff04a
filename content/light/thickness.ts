/** A thickness in mil as whole micrometers: a mil is a thousandth of an inch, 25.4 µm. */
export const toMicrometers = (mil: number) => Math.round(mil * 25.4)
