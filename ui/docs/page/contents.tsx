import { type MouseEvent, useState } from 'react'
import { addons } from 'storybook/preview-api'

/** The contents of a page on a phone, where Storybook hides its own. */
function Contents() {
  const [headings, setHeadings] = useState<readonly HTMLElement[]>([])
  const [isOpen, setOpen] = useState(false)
  const lead = (event: MouseEvent, heading: HTMLElement) => {
    // Links of a page lead out of Storybook's frame.
    event.preventDefault()
    setOpen(false)
    heading.scrollIntoView()
    addons.getChannel().emit('navigateUrl', `#${heading.id}`)
  }
  return (
    <details
      className="sb-unstyled mb-6 rounded-dp-lg border border-dp-line-strong min-[769px]:hidden"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
        setHeadings([...document.querySelectorAll<HTMLElement>('main h2[id]:not(.skip-toc *)')])
      }}
    >
      <summary className="cursor-pointer px-4 py-3 font-semibold">Contents</summary>
      <ul className="pb-2">
        {headings.map((heading) => (
          <li key={heading.id}>
            <a
              href={`#${heading.id}`}
              className="block px-4 py-2.5"
              onClick={(event) => lead(event, heading)}
            >
              {heading.textContent}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

export { Contents }
