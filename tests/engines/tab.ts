import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The actions of a driver on one tab of its engine. Elements are named by an expression. */
export interface Driver {
  readonly goto: (address: string) => Promise<void>
  readonly back: () => Promise<void>
  /** The window, in CSS px; the page in it may be lower. */
  readonly resize: (width: number, height: number) => Promise<void>
  /** The value of an expression of the page, as JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** Scrolls there if need be and presses the pointer's button on it. */
  readonly click: (element: string) => Promise<void>
  /** Presses a key after the other with the focus on it. */
  readonly type: (element: string, text: string) => Promise<void>
  readonly close: () => Promise<void>
}

const WAIT_MS = 30_000
const PAUSE_MS = 100

const require = createRequire(import.meta.url)
/** Finds elements by role and name in any engine. */
const library = readFileSync(
  join(dirname(require.resolve('@testing-library/dom')), '@testing-library/dom.umd.min.js'),
  'utf8',
)

/** A tab of any engine, used as a person does: by role, name and visible text. */
export class Tab {
  readonly #driver: Driver
  readonly #origin: string

  constructor(driver: Driver, origin: string) {
    this.#driver = driver
    this.#origin = origin
  }

  /** Opens a path of the site, or any address, and waits until the site is hydrated. */
  async open(address: string) {
    await this.#driver.goto(new URL(address, this.#origin).href)
    await this.hydrated()
  }

  /** Waits until the page is hydrated and has replayed what was tapped before. */
  hydrated() {
    return this.until('document.readyState === "complete" && !window.replayEarlyTaps')
  }

  back() {
    return this.#driver.back()
  }

  resize(width: number, height: number) {
    return this.#driver.resize(width, height)
  }

  evaluate<T>(expression: string): Promise<T> {
    return this.#driver.evaluate(expression) as Promise<T>
  }

  /** Waits until an expression of the page holds. */
  async until(expression: string) {
    const end = Date.now() + WAIT_MS
    let last: unknown
    do {
      try {
        last = await this.#driver.evaluate(`Boolean(${expression})`)
        if (last) return
      } catch (error) {
        // A page is on its way.
        last = error
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    } while (Date.now() < end)
    throw new Error(`After ${WAIT_MS} ms not so: ${expression} (${last})`)
  }

  /** Waits until the text can be read on the page. */
  sees(text: string) {
    return this.until(`document.body.innerText.includes(${JSON.stringify(text)})`)
  }

  async click(role: string, name: string | RegExp) {
    await this.#driver.click(
      await this.#find(`queryAllByRole(document.body, "${role}", { name: ${literal(name)} })`),
    )
  }

  async clickText(text: string) {
    await this.#driver.click(await this.#find(`queryAllByText(document.body, ${literal(text)})`))
  }

  async type(label: string, text: string) {
    await this.#driver.type(await this.#find(labeled(label)), text)
  }

  /** Picks an option of a native select by its value, as the picker of each engine is its own. */
  async select(label: string, value: string) {
    const select = await this.#find(labeled(label))
    await this.evaluate(`(() => {
      const select = ${select}
      select.value = ${JSON.stringify(value)}
      select.dispatchEvent(new Event('input', { bubbles: true }))
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })()`)
  }

  /** Waits for the first visible element that a query of Testing Library finds. */
  async #find(query: string): Promise<string> {
    if (!(await this.evaluate('"TestingLibraryDom" in window'))) {
      await this.#driver.evaluate(`(() => { ${library} })()`)
    }
    const element = `TestingLibraryDom.${query}.find((found) => found.checkVisibility())`
    await this.until(element)
    return element
  }

  close() {
    return this.#driver.close()
  }
}

const literal = (name: string | RegExp) =>
  name instanceof RegExp ? String(name) : JSON.stringify(name)

/** The control that a visible label names, with or without the mark of what is required. */
const labeled = (label: string) =>
  `queryAllByLabelText(document.body, /^${label}( \\*)?$/, { selector: 'input, select, textarea' })`
