import { useCallback, useEffect, useRef, useState } from 'react'

interface State<Value> {
  readonly value: Value
  readonly isRunning: boolean
  /** Why the latest task failed, until another has succeeded or is stopped. `value` is what it was before. */
  readonly failure?: unknown
}

/** Changes the value, as often as a task likes; without effect once the task is no longer the latest. */
type Show<Value> = (change: (held: Value) => Value) => void

/**
 * What is asked now and answered later: the latest task wins. Starting one aborts the one before, and so does `stop`
 * or the end of the component; whatever an aborted task still answers, failures included, is dropped.
 */
export function useLatest<Value>(first: Value) {
  const [state, setState] = useState<State<Value>>({ value: first, isRunning: false })
  const running = useRef<AbortController>(undefined)
  const show = useCallback<Show<Value>>(
    (change) => setState((held) => ({ ...held, value: change(held.value) })),
    [],
  )

  const start = useCallback(
    async (task: (show: Show<Value>, signal: AbortSignal) => Promise<void>) => {
      running.current?.abort()
      running.current = new AbortController()
      const { signal } = running.current
      const end = (outcome: Pick<State<Value>, 'failure'>) => {
        if (signal.aborted) return
        running.current = undefined
        setState(({ value }) => ({ value, isRunning: false, ...outcome }))
      }
      setState((held) => ({ ...held, isRunning: true }))
      try {
        await task((change) => signal.aborted || show(change), signal)
        end({})
      } catch (failure) {
        end({ failure })
      }
    },
    [show],
  )

  const stop = useCallback(() => {
    running.current?.abort()
    setState(({ value }) => ({ value, isRunning: false }))
  }, [])

  useEffect(() => () => running.current?.abort(), [])

  /** `show` changes the value from outside of any task. */
  return { ...state, start, stop, show }
}
