/**
 * Settles as `work` does, or rejects with what `timeoutError` returns after `ms` milliseconds. A later
 * answer of `work` is ignored.
 */
export async function withTimeout<T>(
  ms: number,
  work: Promise<T>,
  timeoutError: () => Error,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeoutError()), ms)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
