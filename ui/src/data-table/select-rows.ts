/** The ids between two, with both, in the order of the rows; only `to` where `from` is not among them. */
function idsBetween(ids: readonly string[], from: string | undefined, to: string): string[] {
  const start = from === undefined ? -1 : ids.indexOf(from)
  const end = ids.indexOf(to)
  if (start < 0 || end < 0) return [to]
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** The selection with these ids in it, or without them. */
function withSelected(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  on: boolean,
): ReadonlySet<string> {
  const next = new Set(selected)
  for (const id of ids) on ? next.add(id) : next.delete(id)
  return next
}

/** The selected ids that are among the rows; the same set where all of them are. */
function selectedAmong(selected: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  if (selected.size === 0) return selected
  const found = ids.filter((id) => selected.has(id))
  return found.length === selected.size ? selected : new Set(found)
}

export { idsBetween, selectedAmong, withSelected }
