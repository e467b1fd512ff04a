/** A key for each value, which stays the same wherever the value stands. The second of the same value has another. */
function uniqueKeys(values: readonly string[]): string[] {
  const times = new Map<string, number>()
  return values.map((value) => {
    const before = times.get(value) ?? 0
    times.set(value, before + 1)
    return before === 0 ? value : `${value}\n${before}`
  })
}

export { uniqueKeys }
