import { chunk, loadChunk } from '../load/chunk'
import { type AdminSession, type Backend, BackendError, type SubmissionStore } from './backend'
import type { Desk, Watch } from './desk'

/** The calls that a store answers for admins alone. */
const CALLS = ['list', 'get', 'counts', 'change', 'erase', 'erasures'] as const
type Call = (typeof CALLS)[number]

/** What only admins need of a backend. */
export interface Office extends Pick<Desk, 'samples'> {
  readonly admin: AdminSession
  /** Asks on behalf of the admin, whose e-mail address `ask` is told; refuses everyone else with `noAdmin`. */
  asAdmin<T>(ask: (by: string) => Promise<T>): Promise<T>
  /** Trusts its caller, and is told who makes a change. */
  readonly store: Pick<Desk, Exclude<Call, 'change'>> & {
    change(by: string, ...args: Parameters<Desk['change']>): ReturnType<Desk['change']>
  }
  /** Starts to tell what happens. The function that it resolves to ends it. */
  watch(watch: Watch): Promise<() => void>
}

/** Why somebody without an admin's session gets nothing. */
export const noAdmin = () => new BackendError('permission-denied', 'Only an admin has a desk.')

/**
 * Loads what a call to a backend needs.
 * @throws {BackendError} `unavailable`
 */
export const loadForCall = <T>(load: () => Promise<T>): Promise<T> =>
  loadChunk(load).catch((cause: unknown) => {
    throw new BackendError('unavailable', 'A chunk of the script did not load.', { cause })
  })

/** A store's write, which loads at its first call, or when it is prepared. */
export function submissionCalls(
  load: () => Promise<{ write: SubmissionStore['submit'] }>,
): SubmissionStore {
  return {
    prepare() {
      // The call that needs the module loads it again, and reports the error.
      loadChunk(load).catch(() => {})
    },
    submit: (...sent) => loadForCall(load).then(({ write }) => write(...sent)),
  }
}

/** An office that loads at its first call, so that no visitor's page carries it. */
export function officeCalls(load: () => Promise<Office>): Pick<Backend, 'admin' | 'desk'> {
  const open = () => loadForCall(load)
  const call = (name: Call) => [
    name,
    async (...args: readonly unknown[]) => {
      const { asAdmin, store } = await open()
      const answer = store[name] as (...args: readonly unknown[]) => Promise<unknown>
      return asAdmin((by) => (name === 'change' ? answer(by, ...args) : answer(...args)))
    },
  ]
  return {
    admin: {
      signIn: async (...pair) => (await open()).admin.signIn(...pair),
      signOut: async () => (await open()).admin.signOut(),
      restore: async () => (await open()).admin.restore(),
      // Without an office there is no session to keep.
      touch: () => chunk(load).value?.admin.touch(),
      onEnd: (listener) => later(async () => (await open()).admin.onEnd(listener)),
    },
    desk: {
      ...(Object.fromEntries(CALLS.map(call)) as unknown as Pick<Desk, Call>),
      watch: (watch) => later(async () => (await open()).watch(watch), watch.onLost),
    },
  }
}

/** Starts what returns how to stop it. The returned function stops it, also before it has started. */
function later(start: () => Promise<() => void>, onFailure: Watch['onLost'] = () => {}) {
  let stopped = false
  let stop = () => {}
  start().then(
    (started) => {
      if (stopped) started()
      else stop = started
    },
    (error) => stopped || onFailure(error),
  )
  return () => {
    stopped = true
    stop()
  }
}
