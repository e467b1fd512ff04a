import { useCallback, useRef, useState } from 'react'
import type { Failure } from '../backend/desk'

/** What the desk says about something that an admin has done. */
export interface Report {
  readonly title: string
  readonly busy?: boolean
  readonly undo?: () => void
  /** Records that were left as they were, and another try for them. */
  readonly failures?: readonly Failure[]
  readonly retry?: () => void
}

/** Says how something goes on; each report takes the place of the one before. */
export type Tell = (report: Report) => void

/** What was done at the desk: all that goes on or has failed, and the last that succeeded. */
export function useReports() {
  const [reports, setReports] = useState<ReadonlyMap<number, Report>>(new Map())
  const nextId = useRef(0)

  return {
    reports,
    /** Begins to tell of one thing. */
    begin: useCallback((): Tell => {
      const own = nextId.current++
      setReports((held) => new Map([...held].filter(([, it]) => it.busy || it.failures?.length)))
      return (report) => setReports((held) => new Map(held).set(own, report))
    }, []),
    dismiss: (dismissed: number) =>
      setReports((held) => new Map([...held].filter(([id]) => id !== dismissed))),
  }
}
