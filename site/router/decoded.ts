/** A part of an address in plain letters; as it stands where it encodes nothing. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The part of the page that the end of an address names, `#` included. */
export function anchored(hash: string): HTMLElement | null {
  return document.getElementById(decoded(hash.slice(1)))
}
