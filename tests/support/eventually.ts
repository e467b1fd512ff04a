import { vi } from 'vitest'

/** Waits until a check throws no more, and gives what it returns. Other projects run beside it. */
export const eventually = <T>(check: () => T | Promise<T>) =>
  vi.waitFor(check, { timeout: 30_000, interval: 5 })
