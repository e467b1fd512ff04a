/** A setting in local storage, for this browser. Where storage is blocked, it lasts as long as the page. */
export function keptInBrowser<T>(key: string) {
  return {
    read(): T | undefined {
      try {
        return JSON.parse(localStorage.getItem(key) ?? '') ?? undefined
      } catch {
        // Nothing is stored, storage is blocked, or the text is not JSON.
        return undefined
      }
    },
    write(value: T) {
      try {
        localStorage.setItem(key, JSON.stringify(value))
      } catch {
        // Storage is blocked or full.
      }
    },
  }
}
