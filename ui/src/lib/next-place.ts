/** The place of the next option that can be chosen, or -1. */
function nextPlace(
  options: readonly { readonly disabled?: boolean | undefined }[],
  from: number,
  by: 1 | -1,
): number {
  const start = from < 0 && by < 0 ? options.length : from
  for (let count = 1; count <= options.length; count++) {
    const place = (start + by * count + options.length) % options.length
    if (!options[place]?.disabled) return place
  }
  return -1
}

export { nextPlace }
