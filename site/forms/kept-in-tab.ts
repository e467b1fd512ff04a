import { brand } from '@duskpane/content/brand'

/**
 * A value that outlives a reload of this tab and ends with it. Where the browser keeps nothing,
 * or has no room, it lasts as long as the page.
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
        // Blocked or full: typing goes on.
      }
    },
  }
}

function read<T>(key: string): T | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') ?? undefined
  } catch {
    // Nothing there, or nothing of ours.
    return undefined
  }
}
