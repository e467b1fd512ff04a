type Event = Readonly<Record<string, unknown>>

/**
 * The status, assignee and history of a record, from a history of this version or from the entry that the previous
 * version kept beside the record.
 */
export function replay(events: readonly Event[]) {
  const history = events.map(({ state, ...event }): Event => {
    return { ...(state !== undefined && { status: state === 'new' ? 'pending' : state }), ...event }
  })
  const { status } = history.findLast((event) => event.status !== undefined) ?? {}
  const { assignee } = history.findLast((event) => event.assignee !== undefined) ?? {}
  return {
    ...(status !== undefined && { status }),
    ...(assignee !== undefined && { assignee }),
    history,
  }
}
