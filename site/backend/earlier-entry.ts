type Event = Readonly<Record<string, unknown>>

/**
 * What the office made of a record, as the record has it: the history of the entry that the version before kept
 * beside it, then what has been done with the record itself since.
 */
export function replay(earlier: readonly Event[], since: readonly Event[] = []) {
  const moved = earlier.map(({ state, ...event }): Event => {
    return { ...(state !== undefined && { status: state === 'new' ? 'pending' : state }), ...event }
  })
  const history = [...moved, ...since]
  const { status } = history.findLast((event) => event.status !== undefined) ?? {}
  const { assignee } = history.findLast((event) => event.assignee !== undefined) ?? {}
  return {
    ...(status !== undefined && { status }),
    ...(assignee !== undefined && { assignee }),
    history,
  }
}
