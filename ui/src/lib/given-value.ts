/** A number, also one that came as text or is too large for a number; undefined for NaN and all else. */
function numberOf(value: unknown): number | undefined {
  const isText = typeof value === 'string' && value.trim() !== ''
  const number = isText || typeof value === 'bigint' ? Number(value) : value
  return typeof number === 'number' && !Number.isNaN(number) ? number : undefined
}

/** Also of another window. */
const isDate = (value: unknown): value is Date =>
  Object.prototype.toString.call(value) === '[object Date]'

export { isDate, numberOf }
