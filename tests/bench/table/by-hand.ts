import { type Message, messages } from './messages'

const ROW_PX = 40
const HEIGHT_PX = 600

const cellsOf = (row: Message) => [
  row.id,
  row.name,
  row.email,
  row.phone,
  row.subject,
  row.message,
  row.submittedAt.toLocaleString(),
]

/** The minimum that shows the same rows, as the lower bound: fixed row height, not accessible. */
export function mount(container: HTMLElement): void {
  container.innerHTML = `<input type="search"><button>Name</button>
    <div role="region" style="height:${HEIGHT_PX}px;overflow:auto"><div style="position:relative"></div></div>`
  const [filter, name, region] = container.children as unknown as [
    HTMLInputElement,
    HTMLElement,
    HTMLElement,
  ]
  const rowsElement = region.firstElementChild as HTMLElement
  const searchTexts = new Map(
    messages.map((row) => [row, Object.values(row).join('\n').toLowerCase()]),
  )
  let sorted = messages
  let shown = messages

  function render() {
    const first = Math.max(0, Math.floor(region.scrollTop / ROW_PX) - 4)
    const rows = shown.slice(first, first + HEIGHT_PX / ROW_PX + 8)
    rowsElement.style.height = `${shown.length * ROW_PX}px`
    rowsElement.innerHTML = rows
      .map((row, index) => {
        const cells = cellsOf(row).map(
          (text) => `<span style="display:inline-block;width:14%">${text}</span>`,
        )
        const top = (first + index) * ROW_PX
        return `<div data-row style="position:absolute;top:${top}px;height:${ROW_PX}px;width:100%;overflow:hidden">${cells.join('')}</div>`
      })
      .join('')
  }
  function applyFilter() {
    const query = filter.value.toLowerCase()
    shown = sorted.filter((row) => searchTexts.get(row)?.includes(query))
    region.scrollTop = 0
    render()
  }
  filter.addEventListener('input', applyFilter)
  name.addEventListener('click', () => {
    sorted = messages.toSorted((a, b) => (a.name < b.name ? -1 : 1))
    applyFilter()
  })
  region.addEventListener('scroll', render)
  render()
}
