/** The spellings under which an address is looked for: as given, and in small letters. */
export function spellingsOf(address: string): readonly string[] {
  return [...new Set([address, address.toLowerCase()])]
}
