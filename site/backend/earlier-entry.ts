/** An event of the version before, which kept what the office made of a record in an entry beside it. */
export interface EarlierEvent<Time> {
  readonly state?: string
  readonly assignee?: string
  readonly note?: string
  readonly at: Time
  readonly by: string
}

/** An event as records have it. */
type RecordEvent<Time> = Omit<EarlierEvent<Time>, 'state'> & { readonly status?: string }

/**
 * What the office made of a record, as the record has it: the history of its entry, then what has been done with
 * the record itself since.
 */
export function replay<Time>(
  earlier: readonly EarlierEvent<Time>[],
  since: readonly RecordEvent<Time>[] = [],
) {
  const moved = earlier.map(({ state, ...event }): RecordEvent<Time> => {
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
