import { brand } from '@duskpane/content/brand'

/**
 * A value in a storage of the browser, as JSON: in `sessionStorage` it survives a reload and ends with the tab.
 * Where storage is blocked or full, nothing is kept.
 */
export function browserStorage<T>(key: string, storage: 'localStorage' | 'sessionStorage') {
  return {
    read(): T | undefined {
      try {
        return JSON.parse(globalThis[storage].getItem(key) ?? '') ?? undefined
      } catch {
        // Nothing is stored, storage is blocked, this is Node, or the text is not JSON.
        return undefined
      }
    },
    write(value: T | undefined) {
      try {
        if (value === undefined) globalThis[storage].removeItem(key)
        else globalThis[storage].setItem(key, JSON.stringify(value))
      } catch {
        // Storage is blocked or full, or this is Node.
      }
    },
  }
}

/** The keys of what a storage has; none where it is blocked. */
export function keysOf(storage: 'localStorage' | 'sessionStorage'): string[] {
  try {
    return Object.keys(globalThis[storage])
  } catch {
    return []
  }
}

let name: string | undefined

/**
 * Tells this tab from others, after a reload too. It is stored only while the page is away, because a duplicate of the
 * tab starts with a copy of what is stored.
 */
export function tabName(): string {
  if (name) return name
  const stored = browserStorage<string>(`${brand.slug}-tab`, 'sessionStorage')
  const own = stored.read() ?? Math.random().toString(36).slice(2)
  stored.write(undefined)
  // Not in Node.
  globalThis.addEventListener?.('pagehide', () => stored.write(own))
  globalThis.addEventListener?.('pageshow', () => stored.write(undefined))
  name = own
  return own
}
