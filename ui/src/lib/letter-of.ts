/** The Latin letter of a key, in lower case, or that in its place on a keyboard of another script; else its name. */
function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  return /^\p{L}$/u.test(key) ? code.replace('Key', '').toLowerCase() : key
}

export { letterOf }
