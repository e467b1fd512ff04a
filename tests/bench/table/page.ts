/** The functions that the benchmark calls in the page. Times are ms until after the frame with the result. */
export interface TablePage {
  mount(): Promise<number>
  /** Shows only the rows that contain `text`; all rows when it is empty. */
  filter(text: string): Promise<number>
  /** Clicks the header of the name column. */
  sort(): Promise<number>
  /** Scrolls by `px` per frame and returns how long each frame took. */
  scroll(frames: number, px: number): Promise<number[]>
}

declare global {
  interface Window {
    tablePage: TablePage
  }
}

const container = document.getElementById('table')
if (!container) throw new Error('There is no #table.')

const { mount } =
  location.search === '?by-hand' ? await import('./by-hand') : await import('./ours')

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
const afterPaint = () => new Promise<void>((resolve) => setTimeout(resolve))

const firstRow = () =>
  container.querySelector('[data-slot=data-table-row], [data-row]')?.textContent ?? ''

/** Calls `act` and waits until after the frame in which the first row is as expected. */
async function timed(act: () => void, expected: (firstRow: string) => boolean): Promise<number> {
  const start = performance.now()
  act()
  do await nextFrame()
  while (!expected(firstRow()))
  await afterPaint()
  return performance.now() - start
}

function find<E extends Element>(selector: string): E {
  const element = container?.querySelector<E>(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  return element
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

window.tablePage = {
  mount: () => timed(() => mount(container), Boolean),
  filter(text) {
    const input = find<HTMLInputElement>('input[type=search]')
    const before = firstRow()
    return timed(
      () => {
        // The native setter: after React's own, the input event would not count as a change.
        setValue?.call(input, text)
        input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      },
      (row) => row !== before && row.includes(text),
    )
  },
  sort() {
    const before = firstRow()
    const button = [...container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Name',
    )
    return timed(
      () => button?.click(),
      (row) => row !== before,
    )
  },
  async scroll(frames, px) {
    const region = find('[role=region]')
    region.scrollTop = 0
    const times: number[] = []
    let last = await nextFrame()
    for (let frame = 0; frame < frames; frame++) {
      region.scrollTop += px
      const now = await nextFrame()
      times.push(now - last)
      last = now
    }
    return times
  },
}
