import {
  Children,
  cloneElement,
  isValidElement,
  type PropsWithChildren,
  type ReactNode,
} from 'react'

const isText = (node: ReactNode): node is string | number =>
  typeof node === 'string' || typeof node === 'number'

/** Lets the texts in a flex box break words that alone have no room; a bare text would be as wide as its longest word. */
const breakableText = 'max-w-full wrap-break-word *:min-w-0'

/** Shorter ones have room at 320 px, where the text has twice its size. */
const longWord = /\S{13}/

/**
 * Texts with a long word in elements of their own. Others stay bare: a test that finds one by its text and clicks it
 * presses the button itself, which happy-dom asks for, and one that is all that an element holds is hydrated with it, also
 * where a translator has been there.
 */
function textSpans(children: ReactNode): ReactNode {
  const parts: ReactNode[] = []
  for (const child of Children.toArray(children)) {
    const last = parts.at(-1)
    if (isText(last) && isText(child)) parts.splice(-1, 1, `${last}${child}`)
    else parts.push(child)
  }
  const isLong = (part: ReactNode) => isText(part) && longWord.test(`${part}`)
  if (!parts.some(isLong)) return children
  return Children.map(parts, (part) => (isLong(part) ? <span>{part}</span> : part))
}

/** The same for the texts in an element. Radix's `Slottable` would make a list of them, also of one. */
function textSpansIn(element: ReactNode): ReactNode {
  if (!isValidElement<PropsWithChildren>(element)) return element
  const { children } = element.props
  const spans = textSpans(children)
  return spans === children ? element : cloneElement(element, undefined, spans)
}

export { breakableText, textSpans, textSpansIn }
