/** A digit of any script as a Latin one: the ten of a script stand one behind the other. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return String(value)
}

export { digitValue }
