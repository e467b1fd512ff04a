import { type ClassValue, clsx } from 'clsx'
import { createTailwindMerge } from 'tailwind-merge'

const any = () => true
const word = (pattern: string) => {
  const whole = new RegExp(`^(?:${pattern})$`)
  return (value: string) => whole.test(value)
}
const length = word('\\[(?:length:.*|[\\d.]+[a-z%]*|(?:calc|clamp|min|max)\\(.*)\\]')

/** Each names a property and, up to the next dash, the utility that sets it to whatever follows. */
const properties = [
  'p px py ps pe pt pr pb pl m mx my ms me mt mr mb ml',
  'w h size min-w min-h max-w max-h aspect basis grow shrink order',
  'inset inset-x inset-y start end top right bottom left z',
  'gap gap-x gap-y justify items content self place-items place-content justify-self',
  'grid-cols grid-rows col row columns auto-cols auto-rows grid-flow',
  'overflow overflow-x overflow-y overscroll snap scroll-mt touch select cursor pointer-events',
  'rounded rounded-s rounded-e rounded-t rounded-r rounded-b rounded-l',
  'opacity leading tracking indent whitespace wrap break underline-offset decoration line-clamp',
  'fill stroke object scale rotate translate translate-x translate-y origin',
  'transition duration ease delay animate backdrop-blur',
]

/** What a wider utility replaces. */
const conflicts = {
  p: 'px py ps pe pt pr pb pl',
  px: 'ps pe pr pl',
  py: 'pt pb',
  m: 'mx my ms me mt mr mb ml',
  mx: 'ms me mr ml',
  my: 'mt mb',
  size: 'w h',
  inset: 'inset-x inset-y start end top right bottom left',
  'inset-x': 'start end right left',
  'inset-y': 'top bottom',
  gap: 'gap-x gap-y',
  flex: 'basis grow shrink',
  overflow: 'overflow-x overflow-y',
  rounded: 'rounded-s rounded-e rounded-t rounded-r rounded-b rounded-l',
  'font-size': 'leading',
  translate: 'translate-x translate-y',
}
