import { type ClassValue, clsx } from 'clsx'

// A merge of our own: it knows only the utilities that a consumer may want to replace, which is a
// tenth of the script of tailwind-merge. `cn.test.ts` holds it to what that one answers.

/** Utilities named after what they set, whatever the value; then perhaps a side. */
const named =
  /^-?(?:([pm])([xysetrbl]?)|(inset|gap|overflow|overscroll|rounded|translate)(?:-([xysetrbl]))?|((?:m(?:in|ax)-)?[wh]|size|aspect|basis|grow|shrink|order|z|justify(?:-items|-self)?|items|self|place-(?:items|content|self)|content(?!-\[)|grid-(?:cols|rows|flow)|col|row|opacity|leading|tracking|fill|stroke|cursor|shadow|duration|ease|delay|animate|scale|rotate|whitespace|wrap|from(?!-\d)|via(?!-\d)|to(?!-\d)|select|pointer-events|line-clamp|underline-offset|transition(?!-discrete)))(?:-|$)/

const edge = /^-?(start|end|top|right|bottom|left)-/

/** Utilities whose name does not say what they set: the first pattern that fits does. */
const told: readonly (readonly [property: string, pattern: RegExp])[] = [
  ['display', /^(?:block|hidden|contents|flow-root|inline|(?:inline-)?(?:block|flex|grid|table))$/],
  ['position', /^(?:static|fixed|absolute|relative|sticky)$/],
  ['visibility', /^(?:in)?visible$/],
  ['font-style', /^(?:not-)?italic$/],
  ['text-decoration', /^(?:(?:no-)?underline|line-through|overline)$/],
  ['text-transform', /^(?:uppercase|lowercase|capitalize|normal-case)$/],
  ['text-align', /^text-(?:start|end|center|left|right|justify)$/],
  ['text-wrap', /^text-(?:wrap|nowrap|balance|pretty)$/],
  ['font-size', /^text-(?:xs|sm|base|lg|\d?xl|\[\d.*\]|\[(?:length|calc|clamp).*\])(?:\/.*)?$/],
  ['color', /^text-/],
  ['font-weight', /^font-(?:\w*light|thin|normal|medium|\w*bold|black|\d+)$/],
  ['flex-direction', /^flex-(?:row|col)/],
  ['flex-wrap', /^flex-(?:no)?wrap/],
  ['flex', /^flex-/],
  ['object-fit', /^object-(?:cover|contain|fill|none|scale-down)$/],
  ['object-position', /^object-/],
  ['border-style', /^border-(?:solid|dashed|dotted|double|hidden|none)$/],
  ['border-width', /^border(?:-([xysetrbl]))?(?:-(?:\d+|\[\d.*\]))?$/],
  ['border-color', /^border(?:-([xysetrbl]))?-(?!spacing|collapse|separate)/],
  ['gradient-from', /^from-\d/],
  ['gradient-via', /^via-\d/],
  ['gradient-to', /^to-\d/],
  ['background-image', /^bg-(?:none|linear|radial|conic|\[(?:\w+-gradient|url))/],
  ['background-size', /^bg-(?:auto|cover|contain)$/],
  [
    'background-color',
    /^bg-(?!(?:center|top|right|bottom|left|fixed|local|scroll|no-repeat|repeat|clip|origin|blend)(?:-|$))/,
  ],
]

/** Narrower properties, by the wider one that replaces them too. */
const within: Readonly<Record<string, string>> = {
  w: 'size',
  h: 'size',
  leading: 'font-size',
  basis: 'flex',
  grow: 'flex',
  shrink: 'flex',
}

/** What a utility sets and what else would replace it, or nothing for one we leave alone. */
function replacedBy(utility: string): readonly string[] {
  const [, spacing, spacingSide, box, boxSide, single] = named.exec(utility) ?? []
  if (single) return within[single] ? [single, within[single]] : [single]
  const [, edgeSide] = edge.exec(utility) ?? []
  if (edgeSide) return onSide('inset', edgeSide.charAt(0))
  const property = spacing ?? box
  if (property) return onSide(property, spacingSide || boxSide)
  for (const [name, pattern] of told) {
    const match = pattern.exec(utility)
    if (match) return onSide(name, match[1])
  }
  return []
}

/** A side is replaced by itself, by its axis and by the whole. */
function onSide(property: string, side = ''): readonly string[] {
  if (!side) return [property]
  const axis = 'selr'.includes(side) ? 'x' : 'tb'.includes(side) ? 'y' : side
  return [property + side, property + axis, property]
}

const keys = new Map<string, readonly string[]>()

/** The same for a class with its variants, since `hover:` and `md:` stand on their own. */
function keysOf(name: string): readonly string[] {
  const known = keys.get(name)
  if (known) return known
  const [, variants = '', utility = ''] =
    /^((?:(?:\[[^\]]*\]|\([^)]*\)|[^:[(])+:)*)(.*)$/.exec(name) ?? []
  const important = utility.endsWith('!')
  const made = replacedBy(important ? utility.slice(0, -1) : utility).map(
    (key) => `${variants}${important ? '!' : ''}${key}`,
  )
  keys.set(name, made)
  return made
}

/** Joins class names; of two that set the same property the last one wins. */
export function cn(...classes: ClassValue[]): string {
  const names = clsx(classes).split(/\s+/)
  const set = new Set<string>()
  return names
    .reverse()
    .filter((name) => {
      const made = keysOf(name)
      const replaced = made.some((key) => set.has(key))
      if (made[0]) set.add(made[0])
      return !replaced
    })
    .reverse()
    .join(' ')
}
