import { BackendError, type Collection } from '../backend'
import { collectionNames } from '../collections'
import type { Watch } from '../desk'
import { listen, type Message } from './channel'
import { newerThan, recordsOf } from './desk'

/** Tells what this and other tabs store from now on. Returns how to stop. */
export function watch({ since, onNews, onLost }: Watch): () => void {
  /** The time of the newest record that was told. */
  const known = new Map(collectionNames.map((name) => [name, since]))
  let stopped = false
  const stopListening = listen((message) => run(() => tellOf(message)))

  /** One after the other, so that no record is told of twice. */
  let queue = Promise.resolve()
  function run(work: () => Promise<void>) {
    queue = queue.then(() => (stopped ? undefined : work())).catch(lose)
  }

  function stop() {
    stopped = true
    stopListening()
  }

  function lose(error: unknown) {
    if (stopped) return
    stop()
    onLost(error instanceof BackendError ? error : new BackendError('unknown', String(error)))
  }

  async function tellOf({ kind, collection, ids }: Message) {
    if (kind === 'arrived') return tellArrived(collection)
    const changed = kind === 'changed' ? await recordsOf(collection, ids) : []
    const erased = kind === 'erased' ? ids : []
    if (!stopped) onNews({ collection, arrived: [], changed, erased })
  }

  async function tellArrived(collection: Collection) {
    const arrived = await newerThan(collection, known.get(collection) ?? since)
    const [newest] = arrived
    if (!newest || stopped) return
    known.set(collection, newest.storedAt ?? since)
    onNews({ collection, arrived, changed: [], erased: [] })
  }

  // What came between the list and this watch.
  for (const collection of known.keys()) run(() => tellArrived(collection))
  return stop
}
