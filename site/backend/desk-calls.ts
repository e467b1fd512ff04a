import { BackendError } from './backend'
import type { Desk } from './desk'

type Call = Exclude<keyof Desk, 'watch' | 'samples'>

/** What an adapter can do with its store. It trusts its caller, and is told who makes a change. */
export interface DeskStore extends Pick<Desk, Exclude<Call, 'change'>> {
  change(by: string, ...args: Parameters<Desk['change']>): ReturnType<Desk['change']>
}

/** The calls of the desk for admins alone: `asAdmin` refuses everyone else, and says who it is. */
export function deskCalls(
  store: DeskStore,
  asAdmin: <T>(ask: (by: string) => Promise<T>) => Promise<T>,
): Pick<Desk, Call> {
  return {
    list: (collection, options) => asAdmin(() => store.list(collection, options)),
    get: (collection, id) => asAdmin(() => store.get(collection, id)),
    counts: (...args) => asAdmin(() => store.counts(...args)),
    change: (...args) => asAdmin((by) => store.change(by, ...args)),
    erase: (collection, ids) => asAdmin(() => store.erase(collection, ids)),
    find: (collection, address) => asAdmin(() => store.find(collection, address)),
    noteErasure: (erased) => asAdmin(() => store.noteErasure(erased)),
    erasures: () => asAdmin(() => store.erasures()),
  }
}

/** Why somebody without an admin's session gets nothing. */
export const noAdmin = () => new BackendError('permission-denied', 'Only an admin has a desk.')
