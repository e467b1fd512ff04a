const waiting = new Set<() => void>()
let asked = 0

/** How often was asked again so far: what begins before and fails after it was asked for in vain. */
export const timesAsked = () => asked

/**
 * Keeps a way to ask again for what did not load, until the returned function is called. It is used when the
 * browser is back online or a visitor asks for it.
 */
export function onRetry(retry: () => void): () => void {
  waiting.add(retry)
  return () => {
    waiting.delete(retry)
  }
}

/** Asks again for everything on the page that did not load. */
export function retryFailed() {
  asked += 1
  for (const retry of [...waiting]) retry()
}

// There is none while pages are prerendered.
globalThis.addEventListener?.('online', retryFailed)
