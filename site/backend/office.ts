import { chunk } from '../load/chunk'
import { type AdminSession, type Backend, BackendError } from './backend'
import type { Desk, Watch } from './desk'

/** What only admins need of a backend. */
export interface Office {
  readonly admin: AdminSession
  readonly desk: Desk
}

/**
 * Loads what a call to a backend needs.
 * @throws {BackendError} `unavailable`
 */
export const loadForCall = <T>(load: () => Promise<T>): Promise<T> =>
  chunk(load)
    .load()
    .catch((cause: unknown) => {
      throw new BackendError('unavailable', 'A chunk of the script did not load.', { cause })
    })

/** The calls that are passed on as they are. */
const CALLS = [
  'list',
  'get',
  'counts',
  'change',
  'erase',
  'find',
  'noteErasure',
  'erasures',
] as const satisfies readonly (keyof Desk)[]

/** An office that loads at its first call, so that no visitor's page carries it. */
export function officeCalls(load: () => Promise<Office>): Pick<Backend, 'admin' | 'desk'> {
  const open = () => loadForCall(load)
  const call = (name: (typeof CALLS)[number]) => [
    name,
    async (...args: readonly unknown[]) => {
      const { desk } = await open()
      return (desk[name] as (...args: readonly unknown[]) => unknown)(...args)
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
      ...(Object.fromEntries(CALLS.map(call)) as unknown as Pick<Desk, (typeof CALLS)[number]>),
      watch: lazyWatch(async (watch) => (await open()).desk.watch(watch)),
    },
  }
}

/**
 * A watch that starts as soon as it can, and can be stopped before.
 * @param start rejects where the watch cannot start, which ends it
 */
export function lazyWatch(start: (watch: Watch) => Promise<() => void>): Desk['watch'] {
  return (watch) =>
    later(
      () => start(watch),
      (error) =>
        watch.onLost(
          error instanceof BackendError ? error : new BackendError('unknown', String(error)),
        ),
    )
}

/** Starts what returns how to stop it. The returned function stops it, also before it has started. */
function later(start: () => Promise<() => void>, onFailure: (error: unknown) => void = () => {}) {
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
