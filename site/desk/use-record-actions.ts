import { dashboard } from '@duskpane/content/desk/text'
import { keyOf, type StoredRecord } from '../backend/backend'
import { failedOf, isGone, orFailures, withoutFailed } from '../backend/batches'
import { useBackend } from '../backend/context'
import type { DeskChange, Failure, Status } from '../backend/desk'
import type { Tell } from './use-reports'

const text = dashboard.actions

interface RecordActions {
  readonly begin: () => Tell
  readonly onChanged: (records: readonly StoredRecord[]) => void
  readonly onErased: (records: readonly StoredRecord[]) => void
}

/** Marks, assigns and erases many records. Undo writes the previous values; an erasure cannot be undone. */
export function useRecordActions({ begin, onChanged, onErased }: RecordActions) {
  const { desk } = useBackend()

  async function write(items: readonly StoredRecord[], change: DeskChange) {
    const changed = await orFailures(items, desk.change(items, change))
    onChanged(changed.records)
    onErased(failedOf(items, changed.failures.filter(isGone)))
    return changed
  }

  async function change(
    items: readonly StoredRecord[],
    wanted: DeskChange,
    title: (count: number) => string,
    tell: Tell,
  ) {
    tell({ title: text.marking, busy: true })
    const { records, failures } = await write(items, wanted)
    const before = new Map(items.map((item) => [keyOf(item), item]))
    const done = records.map((after) => ({ before: before.get(keyOf(after)) ?? after, after }))
    const left = failures.filter((it) => !isGone(it))
    tell({
      title: title(done.length),
      failures,
      ...(done.length > 0 && { undo: () => undo(done, tell) }),
      ...(left.length > 0 && { retry: () => change(failedOf(items, left), wanted, title, tell) }),
    })
  }

  async function undo(
    done: readonly { readonly before: StoredRecord; readonly after: StoredRecord }[],
    tell: Tell,
  ) {
    tell({ title: text.marking, busy: true })
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
    tell({ title: text.undone, failures })
  }

  async function erase(items: readonly StoredRecord[], tell: Tell) {
    const onTried = (tried: number) =>
      tell({ title: dashboard.erasing.busy(tried, items.length), busy: true })
    onTried(0)
    const { records, failures } = await orFailures(items, desk.erase(items, { onTried }))
    onErased(withoutFailed(items, failures))
    onChanged(failures.flatMap(({ current }) => current ?? []))
    // Records changed by someone else should be reviewed first.
    const unchanged = failures.filter(({ current }) => !current)
    tell({
      title: dashboard.erasing.done(
        records.length,
        items.length - records.length - failures.length,
      ),
      failures,
      ...(unchanged.length > 0 && { retry: () => erase(failedOf(items, unchanged), tell) }),
    })
  }

  return {
    change: (
      items: readonly StoredRecord[],
      wanted: DeskChange,
      title: (count: number) => string,
    ) => change(items, wanted, title, begin()),
    erase: (items: readonly StoredRecord[]) => erase(items, begin()),
    /** Reports a change to a record that was not saved. */
    fail: (failure: Failure) =>
      begin()({ title: dashboard.record.failedToSave, failures: [failure] }),
  }
}
