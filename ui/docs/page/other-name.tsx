import type { ComponentProps } from 'react'

/** Another name of a component: a heading in MDX, which the search finds, and a word on the page. */
function OtherName({ id, children }: ComponentProps<'h4'>) {
  return (
    <span id={id} className="scroll-mt-24 font-semibold text-dp-text">
      {children}
    </span>
  )
}

export { OtherName }
