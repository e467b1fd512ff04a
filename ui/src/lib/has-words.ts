/** The text without accents and in lower case, for comparing: "elan" finds "Élan". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** Whether a text has all the words, or beginnings and middles of words, that somebody typed. */
function hasWords(text: string, typed: string): boolean {
  const within = plain(text)
  return plain(typed)
    .split(/\s+/)
    .every((word) => within.includes(word))
}

export { hasWords, plain }
