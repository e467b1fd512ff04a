/** A value as a part of an id, where its own text would break what refers to it: by blanks or by quotes. */
function toId(value: string): string {
  return Array.from(value, (letter) => letter.codePointAt(0)?.toString(36)).join('-')
}

export { toId }
