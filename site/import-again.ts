/** The same way of asking for the same chunk, which knows how it failed before. */
const known = new WeakMap<() => Promise<unknown>, () => Promise<unknown>>()

/**
 * A dynamic import that can be tried again. Chromium up to 155 remembers for as long as the document
 * lives that a module did not load, and answers the next import from memory: the second try asks for the
 * module by another address, made of the one that its error names. Engines whose errors name none ask
 * the network again by themselves.
 * @param load returns the module itself, not a part of it
 */
export function importAgain<T>(load: () => Promise<T>): () => Promise<T> {
  const before = known.get(load)
  if (before) return before as () => Promise<T>
  let address: string | undefined
  let tries = 0
  const asking = async () => {
    try {
      tries += 1
      return await (address ? import(/* @vite-ignore */ `${address}?${tries}`) : load())
    } catch (error) {
      address ??= /https?:\/\/\S+\.js/.exec(String(error))?.[0]
      throw error
    }
  }
  known.set(load, asking)
  return asking
}
