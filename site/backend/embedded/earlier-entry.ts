type Event = Readonly<Record<string, unknown>>

/**
 * What admins made of a record, as the record has it, from a history of this version or from that of the entry
 * that the version before kept beside the record.
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
