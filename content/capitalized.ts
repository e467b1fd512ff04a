/** The words as the beginning of a sentence. */
export const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
