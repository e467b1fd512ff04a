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
