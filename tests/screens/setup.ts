import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, vi } from 'vitest'

// React renders what suspends in an `act` that is not awaited only with the next event. An event of `user-event` is
// awaited in any case and needs no `act`; one of `fireEvent` is done when the call returns.
const { asyncWrapper, eventWrapper } = getConfig()
let awaited = 0
configure({
  asyncWrapper: async (run) => {
    awaited++
    return asyncWrapper(run).finally(() => awaited--)
  },
  eventWrapper: (fire) => (awaited > 0 ? fire() : eventWrapper(fire)),
})

// Only a test that hangs waits this long. Errors leave out the print of the whole page.
configure({
  asyncUtilTimeout: 30_000,
  getElementError: (message) => new Error(message?.split('\n')[0]),
})

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  sessionStorage.clear()
  localStorage.clear()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** What jsdom lacks and the site calls. */

/** There is no layout, so every observed element counts as near. */
globalThis.IntersectionObserver = class {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  constructor(readonly callback: IntersectionObserverCallback) {}
  observe(target: Element) {
    const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry
    queueMicrotask(() => this.callback([entry], this))
  }
  unobserve() {}
  disconnect() {}
  takeRecords = () => []
}

globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A wide screen with reduced motion. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: /reduce|min-width/.test(media),
    onchange: null,
    addListener() {},
    removeListener() {},
  })

/** In browsers since 2024, in Node since version 21. */
Map.groupBy ??= (items, keyOf) => {
  const groups = new Map()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index++)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}

window.scrollTo = () => {}
Element.prototype.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
Element.prototype.getAnimations = () => []
HTMLCanvasElement.prototype.getContext = () => null
CSS.supports = () => false

/** Shown popovers and modal dialogs are in the accessibility tree, others are not. */
HTMLElement.prototype.showPopover = function () {
  this.style.display = 'block'
}
HTMLElement.prototype.hidePopover = function () {
  this.style.display = 'none'
}
HTMLElement.prototype.togglePopover = function (options) {
  const show = typeof options === 'boolean' ? options : this.style.display === 'none'
  this[show ? 'showPopover' : 'hidePopover']()
  return show
}
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}

for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
  // Its selector engine calls this for `:invalid`, and each call would fire an event that calls it again.
  prototype.checkValidity = function () {
    return this.validity.valid
  }
}

/** jsdom knows what is invalid, but has no message for it. The components have their own. */
const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'validationMessage')
Object.defineProperty(HTMLInputElement.prototype, 'validationMessage', {
  get(this: HTMLInputElement) {
    const { typeMismatch, customError } = this.validity
    return typeMismatch && !customError ? "Please include an '@'." : own?.get?.call(this)
  },
})
