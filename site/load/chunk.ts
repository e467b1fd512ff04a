import { withTimeout } from './with-timeout'

/** How long a chunk may take to arrive, in ms. */
const TIMEOUT_MS = 120_000

/** A chunk of the site's script did not load: the network failed, or a deploy removed the file. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'

  constructor(
    readonly id: string,
    cause: unknown,
  ) {
    super(`The chunk ${id} did not load.`, { cause })
  }
}

/** Something of the site's script that loads when it is needed. */
export interface Chunk<T> {
  /** What it holds, once it has come. */
  readonly value: T | undefined
  /**
   * Loads it, once; after a failure, again.
   * @throws {ChunkLoadError} when it fails or takes longer than two minutes
   */
  load(): Promise<T>
  /** The last attempt to load it, or else the first: rendering must not ask again after each failure. */
  attempt(): Promise<T>
  /**
   * Loads it, and tells of each attempt what has come or that it `failed`; `retryFailed` asks again meanwhile.
   * @returns how to stop
   */
  watch(tell: (it: T | 'failed') => void): () => void
}

const known = new WeakMap<() => Promise<unknown>, Chunk<unknown>>()
const failed = new Set<{ readonly forget: () => void; readonly retry: () => void }>()

/**
 * The chunk that a function loads: a dynamic import, or what puts several chunks together.
 * @param id names it in the error
 */
export function chunk<T>(load: () => Promise<T>, id = 'of a part'): Chunk<T> {
  const before = known.get(load)
  if (before) return before as Chunk<T>
  const watchers = new Set<(it: T | 'failed') => void>()
  const request = requestOf(load)
  let value: T | undefined
  let loading: Promise<T> | undefined

  async function start() {
    try {
      const late = () => new Error(`no answer in ${TIMEOUT_MS} ms`)
      value = await withTimeout(TIMEOUT_MS, request(), late)
      failed.delete(failure)
      return value
    } catch (cause) {
      failed.add(failure)
      throw new ChunkLoadError(id, cause)
    } finally {
      for (const tell of watchers) tell(value ?? 'failed')
    }
  }
  function ask() {
    failed.delete(failure)
    loading = start()
    // Callers handle the rejection; a retry has no caller.
    loading.catch(() => {})
    return loading
  }
  const failure = {
    forget() {
      loading = undefined
    },
    retry() {
      if (watchers.size > 0) ask()
    },
  }
  const self: Chunk<T> = {
    get value() {
      return value
    },
    load: () => (loading && !failed.has(failure) ? loading : ask()),
    attempt: () => loading ?? ask(),
    watch(tell) {
      watchers.add(tell)
      if (value === undefined) self.load()
      else tell(value)
      return () => {
        watchers.delete(tell)
      }
    },
  }
  known.set(load, self)
  return self
}

/** Loads what a function loads as its chunk. */
export const loadChunk = <T>(load: () => Promise<T>) => chunk(load).load()

/**
 * Chromium up to 155 remembers for as long as the document lives that a module did not load, and answers the next
 * import from memory: the second request is for another address, made of the one that its error names. Engines whose
 * errors name none ask the network again by themselves.
 */
function requestOf<T>(load: () => Promise<T>): () => Promise<T> {
  let address: string | undefined
  let requests = 0
  return async () => {
    try {
      requests += 1
      return await (address ? import(/* @vite-ignore */ `${address}?${requests}`) : load())
    } catch (error) {
      address ??= /https?:\/\/\S+\.js/.exec(String(error))?.[0]
      throw error
    }
  }
}

/** Asks again for everything on the page that did not load. */
export function retryFailed() {
  for (const { retry } of [...failed]) retry()
}

/** Makes the next rendering of a page that did not load try again. */
export function forgetFailures() {
  for (const { forget } of failed) forget()
  failed.clear()
}

// `addEventListener` is missing while pages are prerendered.
globalThis.addEventListener?.('online', retryFailed)
