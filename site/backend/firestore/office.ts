import { BackendError } from '../backend'
import { lazyModule } from '../lazy-module'
import { lazyWatch, type Office } from '../office'
import { limitSession } from '../session-limits'
import * as authentication from './authentication'
import { counts } from './counts'
import * as desk from './desk'
import { settle } from './settle'

/** The session and the desk of an admin of the Firebase project. */
export function createOffice(): Office {
  const watching = lazyModule(() => import('./watch'))

  /** What an admin asks for; `ask` is told who it is. Firestore sends the admin's token along. */
  function asAdmin<T>(ask: (by: string) => Promise<T>): Promise<T> {
    const asking = async () => {
      const auth = authentication.connect()
      await auth.authStateReady()
      const by = auth.currentUser?.email
      if (by) return ask(by)
      throw new BackendError('permission-denied', 'Only an admin has a desk.')
    }
    return settle(asking())
  }

  return {
    admin: limitSession({
      signIn: (email, password) => settle(authentication.signIn(email, password)),
      signOut: () => settle(authentication.signOut()),
      restore: () => settle(authentication.restore()),
    }),
    desk: {
      list: (collection, options) => asAdmin(() => desk.list(collection, options)),
      get: (collection, id) => asAdmin(() => desk.get(collection, id)),
      counts: (collection, before) => asAdmin(() => counts(collection, before)),
      change: (collection, items, change) =>
        asAdmin((by) => desk.change(by, collection, items, change)),
      erase: (collection, ids) => asAdmin(() => desk.erase(collection, ids)),
      find: (collection, address) => asAdmin(() => desk.find(collection, address)),
      noteErasure: (erased) => asAdmin(() => desk.noteErasure(erased)),
      erasures: () => asAdmin(() => desk.erasures()),
      watch: lazyWatch((watch) => asAdmin(async () => (await watching()).watch(watch))),
    },
  }
}
