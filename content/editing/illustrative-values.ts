/** An illustrative value and where it was written. */
export interface IllustrativeEntry {
  readonly file: string
  /** From the export down, such as `brand.address.street`. */
  readonly path: string
  readonly value: unknown
}

type Visit = (value: object, path: readonly string[]) => void

function walk(value: unknown, path: readonly string[], visit: Visit): void {
  if (typeof value !== 'object' || value === null) return
  visit(value, path)
  for (const [key, child] of Object.entries(value)) walk(child, [...path, key], visit)
}

/**
 * Every illustrative value of the modules (their exports by file), each once. A value that several
 * modules share is listed where its path is shortest, which is where it was written.
 */
export function collectIllustrative(
  modules: Readonly<Record<string, object>>,
): readonly IllustrativeEntry[] {
  const found = new Map<object, { file: string; path: readonly string[]; value: unknown }>()
  for (const [file, exports] of Object.entries(modules)) {
    walk(exports, [], (value, path) => {
      if (!('illustrative' in value && value.illustrative === true && 'value' in value)) return
      const known = found.get(value)
      if (known && known.path.length <= path.length) return
      found.set(value, { file, path, value: value.value })
    })
  }
  return [...found.values()]
    .map(({ file, path, value }) => ({ file, path: path.join('.'), value }))
    .sort((a, b) => a.file.localeCompare(b.file, 'en'))
}
