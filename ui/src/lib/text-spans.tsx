import { Children, type ReactNode } from 'react'

const isText = (node: ReactNode): node is string | number =>
  typeof node === 'string' || typeof node === 'number'

/** Lets the texts in a flex box break words that alone have no room; a bare text would be as wide as its longest word. */
const breakableText = 'max-w-full wrap-break-word *:min-w-0'

/** Texts in elements of their own. */
function textSpans(children: ReactNode): ReactNode {
  const parts: ReactNode[] = []
  for (const child of Children.toArray(children)) {
    const last = parts.at(-1)
    if (isText(last) && isText(child)) parts.splice(-1, 1, `${last}${child}`)
    else parts.push(child)
  }
  return Children.map(parts, (part) =>
    isText(part) && `${part}`.trim() ? <span>{part}</span> : part,
  )
}

export { breakableText, textSpans }
