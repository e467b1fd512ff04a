/** Letters without accents and capitals, for comparing. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase().trim()
}

/** Whether a text has all the words, or beginnings and middles of words, that somebody typed. */
function hasWords(text: string, typed: string): boolean {
  const within = plain(text)
  return plain(typed)
    .split(/\s+/)
    .every((word) => within.includes(word))
}

export { hasWords, plain }
