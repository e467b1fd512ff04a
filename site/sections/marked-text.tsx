import { Fragment } from 'react'

/** The mark of an illustrative value. A screen reader would call it a dagger. */
export function Mark() {
  return (
    <sup aria-hidden className="font-normal">
      †
    </sup>
  )
}

/** A text in which illustrative values are marked. */
export function MarkedText({ children }: { readonly children: string }) {
  return children.split('†').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places
    <Fragment key={index}>
      {index > 0 && <span aria-hidden>†</span>}
      {part && <span>{part}</span>}
    </Fragment>
  ))
}
