import { brand } from '@duskpane/content/brand'
import type { Collection } from '../backend'

/** The message to other tabs, and to the desk of this one, after a write. */
export interface Message {
  readonly kind: 'arrived' | 'changed' | 'erased'
  readonly collection: Collection
  readonly ids: readonly string[]
}

const NAME = `${brand.slug}-desk`

/** Tells every open desk of this browser. */
export function tell(message: Message): void {
  if (message.ids.length === 0) return
  const channel = new BroadcastChannel(NAME)
  channel.postMessage(message)
  channel.close()
}

/**
 * Calls `listener` for every message from now on.
 * @returns how to stop
 */
export function listen(listener: (message: Message) => void): () => void {
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = ({ data }) => listener(data)
  return () => channel.close()
}
