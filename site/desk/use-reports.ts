import { useCallback, useRef, useState } from 'react'
import type { Failure } from '../backend/desk'

/** The report of one action of an admin. */
export interface Report {
  readonly title: string
  readonly busy?: boolean
  readonly undo?: () => void
  /** The records that failed, and a function that tries them again. */
  readonly failures?: readonly Failure[]
  readonly retry?: () => void
}

/** Updates the report of an action; each call replaces the previous report. */
export type Tell = (report: Report) => void

/** The reports of the desk: all that are running or have failed, and the last success. */
export function useReports() {
  const [reports, setReports] = useState<ReadonlyMap<number, Report>>(new Map())
  const nextId = useRef(0)

  return {
    reports,
    /** Starts the report of an action. */
    begin: useCallback((): Tell => {
      const own = nextId.current++
      setReports((held) => new Map([...held].filter(([, it]) => it.busy || it.failures?.length)))
      return (report) => setReports((held) => new Map(held).set(own, report))
    }, []),
    dismiss: (dismissed: number) =>
      setReports((held) => new Map([...held].filter(([id]) => id !== dismissed))),
  }
}
