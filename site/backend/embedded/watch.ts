import type { BackendError, Collection } from '../backend'
import { collectionNames } from '../collections'
import type { Watch } from '../desk'
import { listen, type Message } from './channel'
import { list, recordsOf } from './desk'

/**
 * Reports what this and other tabs store from now on.
 * @returns how to stop
 */
export function watch({ since, onNews, onLost }: Watch): () => void {
  let stopped = false
  const stopListening = listen((message) => run(() => tellOf(message)))

  /** Messages are handled one after the other, in their order. */
  let queue = Promise.resolve()
  function run(work: () => Promise<void>) {
    queue = queue.then(() => (stopped ? undefined : work())).catch(lose)
  }

  function stop() {
    stopped = true
    stopListening()
  }

  function lose(error: BackendError) {
    if (stopped) return
    stop()
    onLost(error)
  }

  async function tellOf({ kind, collection, ids }: Message) {
    const records = kind === 'erased' ? [] : await recordsOf(collection, ids)
    if (stopped) return
    onNews({
      collection,
      arrived: kind === 'arrived' ? records : [],
      changed: kind === 'changed' ? records : [],
      erased: kind === 'erased' ? ids : [],
    })
  }

  async function tellNewer(collection: Collection) {
    const { records } = await list(collection)
    const arrived = records.filter(({ storedAt }) => storedAt && storedAt > since)
    if (arrived.length > 0 && !stopped) onNews({ collection, arrived, changed: [], erased: [] })
  }

  // Records that arrived between the list and this watch.
  for (const collection of collectionNames) run(() => tellNewer(collection))
  return stop
}
