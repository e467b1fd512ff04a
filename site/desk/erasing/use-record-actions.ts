import { dashboard } from '@duskpane/content/desk/text'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { StoredRecord } from '../../backend/backend'
import { orFailures } from '../../backend/batches'
import { useBackend } from '../../backend/context'
import type { DeskChange, Failure, Status } from '../../backend/desk'
import { idOf } from '../record/record'

const text = dashboard.actions

/** How long a change of many records can be undone, in ms. */
const UNDO_MS = 10_000

/** What the desk says about the last thing that was done. */
export interface Report {
  readonly title: string
  readonly busy?: boolean
  readonly undo?: () => void
  /** Records that were left as they were, and another try for them. */
  readonly failures?: readonly Failure[]
  readonly retry?: () => void
}

/**
 * Marks, assigns and erases many records. Marks are written at once, and undone by writing what was before.
 * Records to be erased are out of sight at once and erased ten seconds later: nothing brings them back from
 * the store.
 */
export function useRecordActions(
  onChanged: (records: readonly StoredRecord[]) => void,
  onErased: (records: readonly StoredRecord[]) => void,
) {
  const { desk } = useBackend()
  const [report, setReport] = useState<Report>()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const pending = useRef<{
    readonly items: readonly StoredRecord[]
    readonly timer: ReturnType<typeof setTimeout>
  }>(undefined)
  const running = useRef<Promise<readonly Failure[]>>(undefined)

  async function write(items: readonly StoredRecord[], change: DeskChange) {
    const changed = await orFailures(items, desk.change(items, change))
    onChanged(changed.records)
    return changed
  }

  async function change(
    items: readonly StoredRecord[],
    wanted: DeskChange,
    title: (count: number) => string,
  ) {
    const left = await eraseNow()
    setReport({ title: text.marking, busy: true })
    const { records, failures } = await write(items, wanted)
    const befores = new Map(items.map((item) => [item.id, item]))
    const done = records.map((after) => ({ before: befores.get(after.id) ?? after, after }))
    setReport({
      title: title(done.length),
      failures: [...left, ...failures],
      ...(done.length > 0 && { undo: () => undo(done) }),
      ...(failures.length > 0 && {
        retry: () => change(retried(items, failures), wanted, title),
      }),
    })
  }

  async function undo(
    done: readonly { readonly before: StoredRecord; readonly after: StoredRecord }[],
  ) {
    setReport({ title: text.marking, busy: true })
    const failures: Failure[] = []
    const groups = Map.groupBy(done, ({ before }) => `${before.status} ${before.assignee}`)
    for (const group of groups.values()) {
      const [first] = group
      if (!first) continue
      const { status, assignee } = first.before
      const back = await write(
        group.map(({ after }) => after),
        { status: status as Status, assignee },
      )
      failures.push(...back.failures)
    }
    setReport({ title: text.undone, failures })
  }

  async function erase(items: readonly StoredRecord[]) {
    const failures = await eraseNow()
    setHidden(new Set(items.map(idOf)))
    const timer = setTimeout(() => void eraseNow(), UNDO_MS)
    pending.current = { items, timer }
    setReport({ title: dashboard.erasing.pending(items.length), undo: keep, failures })
  }

  function keep() {
    const kept = pending.current?.items.length ?? 0
    clearTimeout(pending.current?.timer)
    pending.current = undefined
    setHidden(new Set())
    setReport({ title: dashboard.erasing.kept(kept) })
  }

  /**
   * Erases what is waiting for it, or waits for what is being erased. Call it before the session ends.
   * @returns what is left
   */
  const eraseNow = useCallback(async (): Promise<readonly Failure[]> => {
    if (pending.current) {
      const { items, timer } = pending.current
      clearTimeout(timer)
      pending.current = undefined
      start(items)
    }
    return (await running.current) ?? []

    function start(wanted: readonly StoredRecord[]) {
      running.current = run(wanted).finally(() => {
        running.current = undefined
      })
    }

    async function run(wanted: readonly StoredRecord[]) {
      setReport({ title: dashboard.erasing.busy(0, wanted.length), busy: true })
      const erasing = desk.erase(wanted, {
        onTried: (tried) =>
          setReport({ title: dashboard.erasing.busy(tried, wanted.length), busy: true }),
      })
      const { records, failures } = await orFailures(wanted, erasing)
      const failed = new Set(failures.map(({ id }) => id))
      listeners.current.onErased(wanted.filter(({ id }) => !failed.has(id)))
      listeners.current.onChanged(failures.flatMap(({ current }) => current ?? []))
      setHidden(new Set())
      // What someone has changed is in the list again, to be looked at first.
      const untouched = failures.filter(({ current }) => !current)
      setReport({
        title: dashboard.erasing.done(records.length),
        failures,
        ...(untouched.length > 0 && { retry: () => start(retried(wanted, untouched)) }),
      })
      return failures
    }
  }, [desk])
  const listeners = useRef({ onChanged, onErased })
  listeners.current = { onChanged, onErased }

  // What failed stays to be read.
  useEffect(() => {
    if (!report || report.busy) return
    const timer = setTimeout(() => {
      const { undo, ...rest } = report
      setReport((shown) => (shown !== report ? shown : rest.failures?.length ? rest : undefined))
    }, UNDO_MS)
    return () => clearTimeout(timer)
  }, [report])

  // Closing the browser's tab would take back what was confirmed, so it asks first. A listener that is
  // always there would keep the page out of some browsers' back/forward cache.
  const isPending = hidden.size > 0
  useEffect(() => {
    if (!isPending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isPending])

  // Leaving the desk for another page does not.
  useEffect(() => () => void eraseNow(), [eraseNow])

  return {
    report,
    /** The ids of records that are about to be erased. */
    hidden,
    change,
    erase,
    /** As above, for the whole desk. Resolves to whether nothing is left. */
    eraseNow: async () => (await eraseNow()).length === 0,
    /** Whether records wait to be erased, and are kept if the session ends first. */
    isWaiting: () => pending.current !== undefined,
    dismiss: () => setReport(undefined),
    /** Says of a record that what was done with it is not saved. */
    fail: (failure: Failure) =>
      setReport({ title: dashboard.record.failedToSave, failures: [failure] }),
  }
}

/** The records that failed, as they stand now. */
export function retried(
  items: readonly StoredRecord[],
  failures: readonly Failure[],
): readonly StoredRecord[] {
  const failed = new Map(failures.map(({ id, current }) => [id, current]))
  return items.flatMap((item) => (failed.has(item.id) ? (failed.get(item.id) ?? item) : []))
}
