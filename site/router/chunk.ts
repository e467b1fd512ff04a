import { errors } from '@duskpane/content/pages/errors'
import { withTimeout } from '../with-timeout'

/** How long a chunk may take to arrive, in ms. */
const CHUNK_TIMEOUT_MS = 120_000

/** A chunk of the site's script did not load: the network failed, or a deploy removed the file. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'

  constructor(id: string, cause: unknown) {
    super(errors.chunkFailed(id), { cause })
  }
}

/**
 * Loads a chunk and gives up after two minutes.
 * @throws {ChunkLoadError} when it fails or takes too long
 */
export async function loadChunk<T>(id: string, load: () => Promise<T>): Promise<T> {
  try {
    const late = () => new Error(`no answer in ${CHUNK_TIMEOUT_MS} ms`)
    return await withTimeout(CHUNK_TIMEOUT_MS, load(), late)
  } catch (cause) {
    throw new ChunkLoadError(id, cause)
  }
}
