import { type AdminSession, type Backend, BackendError } from './backend'
import type { Desk, Watch } from './desk'
import { lazyModule } from './lazy-module'

/** What only admins need of a backend. */
export interface Office {
  readonly admin: AdminSession
  readonly desk: Desk
}

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
export function lazyOffice(load: () => Promise<Office>): Pick<Backend, 'admin' | 'desk'> {
  const office = lazyModule(load)
  let loaded: Office | undefined
  const open = async () => {
    loaded = await office()
    return loaded
  }
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
      touch: () => loaded?.admin.touch(),
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
