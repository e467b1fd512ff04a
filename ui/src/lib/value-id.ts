/**
 * A value as Radix may put it into an id, where its own text would break what refers to the id: by blanks, by quotes,
 * or by being the same as another id.
 */
function toId<Value extends string | undefined>(value: Value) {
  if (value === undefined) return value
  return Array.from(value, (letter) => letter.codePointAt(0)?.toString(36)).join('-') as Value
}

/** Decodes the value. */
function fromId(id: string): string {
  if (id === '') return id
  return id.replace(/(\w+)-?/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 36)))
}

export { fromId, toId }
