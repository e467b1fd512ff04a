import { expect } from 'vitest'

/** Checks all cases in one test, and names those that fail. */
export async function eachOf<One extends { readonly name: string }>(
  all: readonly One[],
  check: (one: One) => unknown,
  /** After each. */
  clean: () => void,
): Promise<void> {
  const failures: string[] = []
  for (const one of all) {
    try {
      await check(one)
    } catch (error) {
      failures.push(`${one.name}: ${error instanceof Error ? error.message : error}`)
    }
    clean()
  }
  expect(failures.join('\n')).toBe('')
}
