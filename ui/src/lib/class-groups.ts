const words = (text: string) => text.split(' ')

// Kinds of value. Those that take most things leave alone the names of other groups: `scale-3d`.
const any = () => true
const plain = (value: string) => !/^(?:(?:[xyzse]|b[se])-|shadow|ring|3d|reverse)/.test(value)
const color = (value: string) =>
  !/^(?:clip|origin|blend|position|size|repeat|fixed|local|scroll|shadow|spacing|\[length|(?:[xy]|b[se])(?:-|$))/.test(
    value,
  )
const arbitrary = (value: string) => /^[[(]/.test(value)
const measure = (value: string) =>
  /^\[?(?:length:|(?:inset_)?-?[\d.]|calc|clamp|min|max)/.test(value)
const image = (value: string) => /^\[(?:url|[a-z-]+-gradient)\(/.test(value)
const size = words('xs sm base lg xl 2xl 3xl 4xl 5xl 6xl 7xl 8xl 9xl')
const line = words('solid dashed dotted double hidden none')

const padding = (side: string) => `p${side}`
const margin = (side: string) => `m${side}`
const scrollPadding = (side: string) => `scroll-p${side}`
const border = (side: string) => (side ? `border-${side}` : 'border')
const colorOf = (name: string) => `${name}-color`
const sides = ['', ...words('x y s e t r b l')]

const roundedSides = words('rounded-s rounded-e rounded-t rounded-r rounded-b rounded-l')
const roundedCorners = words('ss se ee es tl tr br bl').map((corner) => `rounded-${corner}`)

/** A whole replaces its axes and sides, an axis its sides. */
const sided = (name: (side: string) => string) => ({
  [name('')]: sides.slice(1).map(name),
  [name('x')]: words('s e r l').map(name),
  [name('y')]: words('t b').map(name),
})

/** What a group replaces besides itself. */
const conflictingClassGroups = {
  ...sided(padding),
  ...sided(margin),
  ...sided(scrollPadding),
  ...sided(border),
  ...sided((side) => colorOf(border(side))),
  inset: words('inset-x inset-y start end top right bottom left'),
  'inset-x': words('start end right left'),
  'inset-y': words('top bottom'),
  size: words('w h'),
  gap: words('gap-x gap-y'),
  overflow: words('overflow-x overflow-y'),
  overscroll: words('overscroll-x overscroll-y'),
  translate: words('translate-x translate-y'),
  rounded: [...roundedSides, ...roundedCorners],
  'rounded-s': words('rounded-ss rounded-es'),
  'rounded-e': words('rounded-se rounded-ee'),
  'rounded-t': words('rounded-tl rounded-tr'),
  'rounded-r': words('rounded-tr rounded-br'),
  'rounded-b': words('rounded-br rounded-bl'),
  'rounded-l': words('rounded-tl rounded-bl'),
  flex: words('basis grow shrink'),
  text: ['leading'],
  'line-clamp': words('display overflow'),
}

/** Groups named as their utilities, which take any value. */
const named = [
  ...sides.map(padding),
  ...sides.map(margin),
  ...sides.map(scrollPadding),
  ...words('inset inset-x inset-y start end top right bottom left z aspect columns float clear'),
  ...words('size w h min-w max-w min-h max-h overflow overflow-x overflow-y overscroll'),
  ...words('overscroll-x overscroll-y gap gap-x gap-y space-x space-y basis order grid-cols'),
  ...words('grid-rows grid-flow auto-cols auto-rows col col-start col-end row row-start row-end'),
  ...words('justify justify-items justify-self items self place-content place-items place-self'),
  ...words('leading tracking line-clamp align indent whitespace wrap hyphens underline-offset'),
  ...words('outline-offset border-spacing opacity fill origin scale scale-x scale-y rotate'),
  ...words('translate translate-x translate-y duration delay ease animate cursor select'),
  ...words('pointer-events appearance accent caret will-change forced-color-adjust'),
]

/** Those that stand without a value, too. */
const bare = [
  ...words('grow shrink resize blur backdrop-blur rounded'),
  ...roundedSides,
  ...roundedCorners,
]

/**
 * The table of tailwind-merge, for the utilities that a component may meet: the full one weighs 4 KB
 * more on every page. `cn.test.ts` holds the answers to those that the full one gives.
 */
const classGroups = {
  ...Object.fromEntries(named.map((name) => [name, [{ [name]: [plain] }]])),
  ...Object.fromEntries(bare.map((name) => [name, [{ [name]: ['', any] }]])),
  ...Object.fromEntries(
    sides.map(border).flatMap((name) => [
      [name, [{ [name]: ['', measure] }]],
      [colorOf(name), [{ [name]: [color] }]],
    ]),
  ),
  ...Object.fromEntries(
    words('from via to').flatMap((name) => [
      [name, [{ [name]: [measure] }]],
      [colorOf(name), [{ [name]: [color] }]],
    ]),
  ),
  display: [
    ...words('block inline inline-block flex inline-flex grid inline-grid table table-row'),
    ...words('table-cell list-item contents flow-root hidden'),
  ],
  position: words('static fixed absolute relative sticky'),
  visibility: words('visible invisible collapse'),
  isolation: words('isolate isolation-auto'),
  'screen-reader': words('sr-only not-sr-only'),
  flex: [{ flex: [any] }],
  'flex-direction': [{ flex: words('row row-reverse col col-reverse') }],
  'flex-wrap': [{ flex: words('wrap nowrap wrap-reverse') }],
  content: [{ content: ['none', arbitrary] }],
  'align-content': [{ content: [any] }],
  'object-fit': [{ object: words('contain cover fill none scale-down') }],
  'object-position': [{ object: [any] }],
  'table-layout': words('table-auto table-fixed'),
  text: [{ text: [...size, measure] }],
  'text-align': [{ text: words('left center right justify start end') }],
  'text-wrap': [{ text: words('wrap nowrap balance pretty') }],
  'text-overflow': ['truncate', { text: words('ellipsis clip') }],
  'text-color': [{ text: [color] }],
  'text-transform': words('uppercase lowercase capitalize normal-case'),
  'text-decoration': words('underline overline line-through no-underline'),
  'decoration-width': [{ decoration: ['auto', 'from-font', measure] }],
  'decoration-style': [{ decoration: [...line, 'wavy'] }],
  'decoration-color': [{ decoration: [any] }],
  'font-style': words('italic not-italic'),
  'font-weight': [
    { font: words('thin extralight light normal medium semibold bold extrabold black') },
  ],
  'font-numeric': words('tabular-nums proportional-nums'),
  'font-family': [{ font: words('sans serif mono') }],
  'list-position': [{ list: words('inside outside') }],
  'list-style': [{ list: [...words('none disc decimal'), arbitrary] }],
  'background-size': [{ bg: words('auto cover contain') }],
  'background-repeat': [{ bg: words('repeat no-repeat repeat-x repeat-y') }],
  'background-position': [{ bg: words('center top right bottom left') }],
  'background-image': [
    { bg: ['none', image], 'bg-linear': [any], 'bg-radial': ['', any], 'bg-conic': ['', any] },
  ],
  'background-color': [{ bg: [color] }],
  'mask-image': [{ mask: ['none', image] }],
  'border-style': [{ border: line }],
  'border-collapse': [{ border: words('collapse separate') }],
  'divide-x': [{ 'divide-x': ['', measure] }],
  'divide-y': [{ 'divide-y': ['', measure] }],
  'divide-style': [{ divide: line }],
  'divide-color': [{ divide: [color] }],
  'outline-style': [{ outline: line }],
  outline: [{ outline: ['', measure] }],
  'outline-color': [{ outline: [any] }],
  shadow: [{ shadow: ['', 'none', 'inner', 'raised', ...size, measure] }],
  'shadow-color': [{ shadow: [any] }],
  'stroke-width': [{ stroke: [measure] }],
  stroke: [{ stroke: [any] }],
  'transition-behavior': [{ transition: words('normal discrete') }],
  transition: [{ transition: ['', any] }],
  'snap-type': [{ snap: words('none x y both') }],
  'snap-strictness': [{ snap: words('mandatory proximity') }],
  'snap-align': [{ snap: words('start end center align-none') }],
}

/** Variants that choose elements: what stands before and after them does not change places. */
const orderSensitiveModifiers = words(
  '* ** before after marker placeholder selection file backdrop',
)

export { classGroups, conflictingClassGroups, orderSensitiveModifiers }
