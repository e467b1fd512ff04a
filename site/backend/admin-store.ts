import { chunk, loadChunk } from '../load/chunk'
import { type AdminSession, type Backend, BackendError, type SubmissionStore } from './backend'
import type { Desk, Watch } from './desk'

/** What a store answers for admins alone. */
type Call = 'list' | 'get' | 'counts' | 'assignees' | 'change' | 'erase' | 'erasures'

/** What only admins need of a backend. */
export interface AdminStore extends Pick<Desk, 'samples'> {
  readonly admin: AdminSession
  /** Asks on behalf of the admin, whose e-mail address `ask` is told; refuses everyone else with `noAdmin`. */
  asAdmin<T>(ask: (by: string) => Promise<T>): Promise<T>
  /** Trusts its caller, and is told who makes a change. */
  readonly desk: Pick<Desk, Exclude<Call, 'change'>> & {
    change(by: string, ...args: Parameters<Desk['change']>): ReturnType<Desk['change']>
  }
  /** Starts to tell what happens. The function that it resolves to ends it. */
  watch(watch: Watch): Promise<() => void>
}

/** Why a caller without an admin's session gets nothing. */
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

/** The calls of admins, whose store loads at the first of them, so that no visitor's page carries it. */
export function adminCalls(load: () => Promise<AdminStore>): Pick<Backend, 'admin' | 'desk'> {
  const open = () => loadForCall(load)
  const ask = async <T>(call: (desk: AdminStore['desk'], by: string) => Promise<T>) => {
    const { asAdmin, desk } = await open()
    return asAdmin((by) => call(desk, by))
  }
  return {
    admin: {
      signIn: async (...pair) => (await open()).admin.signIn(...pair),
      signOut: async () => (await open()).admin.signOut(),
      restore: async () => (await open()).admin.restore(),
      // Before the store has loaded there is no session to keep.
      touch: () => chunk(load).value?.admin.touch(),
      onEnd: (listener) => subscribe(async () => (await open()).admin.onEnd(listener)),
    },
    desk: {
      list: (...args) => ask((desk) => desk.list(...args)),
      get: (...args) => ask((desk) => desk.get(...args)),
      counts: (...args) => ask((desk) => desk.counts(...args)),
      assignees: (...args) => ask((desk) => desk.assignees(...args)),
      change: (...args) => ask((desk, by) => desk.change(by, ...args)),
      erase: (...args) => ask((desk) => desk.erase(...args)),
      erasures: () => ask((desk) => desk.erasures()),
      watch: (watch) => subscribe(async () => (await open()).watch(watch), watch.onLost),
    },
  }
}

/** Starts a subscription that loads first. The returned function stops it, also before it has started. */
function subscribe(start: () => Promise<() => void>, onFailure: Watch['onLost'] = () => {}) {
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
