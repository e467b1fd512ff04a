/** 0x80 to 0x9F of Windows-1252, which Node 20 decodes as control characters. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/**
 * The text of a file as a spreadsheet saves it: UTF-8, with a byte order mark UTF-16, or else what Excel calls CSV on
 * Windows, in which “–”, “§” and “µ” are a byte each.
 */
export function textOf(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    const characters = Array.from(
      bytes,
      (byte) => WINDOWS[byte - 0x80] ?? String.fromCharCode(byte),
    )
    return characters.join('')
  }
}
