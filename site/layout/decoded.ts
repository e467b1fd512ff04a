/** A part of an address in plain letters; as it stands where it encodes nothing. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
