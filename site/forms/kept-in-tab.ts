import { brand } from '@duskpane/content/brand'

/**
 * A value in session storage: it survives a reload and ends with the tab. Where storage is blocked
 * or full, it lasts as long as the page.
 */
export function keptInTab<T>(name: string): { current: T | undefined } {
  const key = `${brand.slug}-${name}`
  let held = read<T>(key)
  return {
    get current() {
      return held
    },
    set current(value) {
      held = value
      try {
        if (value === undefined) sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, JSON.stringify(value))
      } catch {
        // Storage is blocked or full: `held` still has the value.
      }
    },
  }
}

function read<T>(key: string): T | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') ?? undefined
  } catch {
    // Nothing is stored, storage is blocked, or the text is not JSON.
    return undefined
  }
}
