const waiting = new Set<() => void>()

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
  for (const retry of [...waiting]) retry()
}

// There is none while pages are prerendered.
globalThis.addEventListener?.('online', retryFailed)
