import { useState } from 'react'
import { keyOf, type StoredRecord } from '../../backend/backend'
import { isGone, orFailures } from '../../backend/batches'
import { useBackend } from '../../backend/context'
import type { DeskChange, DeskEvent, Failure } from '../../backend/desk'
import { useLatest } from '../../load/use-latest'
import { useUnsavedNotes } from '../unsaved-notes'

/** A change by another admin that conflicts with the one being made. */
export interface Conflict {
  readonly wanted: DeskChange
  readonly current: StoredRecord
  readonly theirs: readonly DeskEvent[]
}

export interface RecordChange {
  readonly record: StoredRecord
  readonly admin: string
  readonly onChanged: (records: readonly StoredRecord[]) => void
  /** Called when the record turns out to be erased. */
  readonly onErased: (records: readonly StoredRecord[]) => void
  /** Called when a change was not saved after its panel was closed. */
  readonly onUnsaved: (failure: Failure) => void
}

/** Saves the changes of an admin to a record, one at a time, and keeps the note being typed. */
export function useRecordChange({ record, admin, onChanged, onErased, onUnsaved }: RecordChange) {
  const { desk } = useBackend()
  const { value, isRunning, failure, start, show } = useLatest<Conflict | undefined>(undefined)
  const key = keyOf(record)
  const notes = useUnsavedNotes(admin)
  const [note, showNote] = useState(notes.get(key))

  function setNote(typed: string) {
    notes.set(key, typed)
    showNote(typed)
  }

  function save(wanted: DeskChange, from: StoredRecord = record) {
    if (isRunning) return
    void start(async (show, signal) => {
      show(() => undefined)
      const { records, failures } = await orFailures([from], desk.change([from], wanted))
      const [failure] = failures
      const wasErased = failure && isGone(failure)
      if (wasErased) onErased([from])
      if (failure && signal.aborted) return onUnsaved(failure)
      // The record that takes its place says so.
      if (wasErased) return
      if (failure && !failure.current) throw failure.error
      if (failure?.current) {
        const { current } = failure
        show(() => ({ wanted, current, theirs: current.history.slice(from.history.length) }))
        return onChanged([current])
      }
      // Unless more was typed while it was saved.
      if (notes.get(key).trim() === wanted.note) setNote('')
      onChanged(records)
    })
  }

  return {
    save,
    isSaving: isRunning,
    hasFailed: failure !== undefined && !isRunning,
    conflict: value,
    leaveConflict: () => show(() => undefined),
    note,
    setNote,
  }
}
