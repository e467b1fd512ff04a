/**
 * Whether a file is of a kind that the `accept` of an `<input>` names, by its type or the end of its name. The
 * browser applies `accept` to what is chosen in its dialog, and not to what is dropped.
 */
function accepts(file: { readonly name: string; readonly type: string }, accept: string): boolean {
  const kinds = accept
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .filter(Boolean)
  const [name, type] = [file.name.toLowerCase(), file.type.toLowerCase()]
  return (
    kinds.length === 0 ||
    kinds.some((kind) => {
      if (kind.startsWith('.')) return name.endsWith(kind)
      return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
    })
  )
}

export { accepts }
