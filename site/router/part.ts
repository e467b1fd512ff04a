import { errors } from '@duskpane/content/pages/errors'
import { withTimeout } from '../with-timeout'

/** How long a part of the page may take to arrive, in ms. */
const PART_TIMEOUT_MS = 120_000

/** A part of the site's script did not arrive: the network failed, or a deploy took the file away. */
export class PartError extends Error {
  override readonly name = 'ChunkLoadError'

  constructor(id: string, cause: unknown) {
    super(errors.chunkFailed(id), { cause })
  }
}

/**
 * Loads a part on demand and gives up after `timeoutMs`.
 * @throws {PartError} when it fails or takes too long
 */
export async function loadPart<T>(
  id: string,
  load: () => Promise<T>,
  timeoutMs = PART_TIMEOUT_MS,
): Promise<T> {
  try {
    return await withTimeout(timeoutMs, load(), () => new Error(`no answer in ${timeoutMs} ms`))
  } catch (cause) {
    throw new PartError(id, cause)
  }
}
