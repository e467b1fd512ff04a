/** Of several films the one whose VLT is nearest, the lighter of two that are equally near. */
export function nearestShade<Film extends { readonly vlt: number }>(
  films: readonly Film[],
  vlt: number,
): Film | undefined {
  const distance = (film: Film) => Math.abs(film.vlt - vlt)
  return films.toSorted((a, b) => distance(a) - distance(b) || b.vlt - a.vlt)[0]
}
