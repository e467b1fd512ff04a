import { describe, expect, it } from 'vitest'
import config from '../../theme/tailwind.config.js'
import { cn } from './cn.ts'

const { colors, borderRadius, boxShadow, fontSize, transitionDuration, extend } = config.theme

/** The classes that each scale of the theme adds to Tailwind, all of which set one property. */
const scales = {
  'text color': classes('text', colors),
  'background color': classes('bg', colors),
  'border color': classes('border', colors),
  'outline color': classes('outline', colors),
  'decoration color': classes('decoration', colors),
  'font size': classes('text', fontSize),
  radius: classes('rounded', borderRadius),
  shadow: classes('shadow', boxShadow),
  'maximum width': classes('max-w', extend.maxWidth),
  duration: classes('duration', transitionDuration),
}

function classes(utility: string, scale: object): string[] {
  return Object.keys(scale)
    .filter((name) => name !== 'DEFAULT')
    .map((name) => `${utility}-${name}`)
}

it.each(Object.entries(scales))(
  'keeps the last of two classes for %s',
  (_, [first = '', ...rest]) => {
    for (const other of rest) {
      expect(cn(first, other)).toBe(other)
      expect(cn(other, first)).toBe(first)
    }
  },
)

describe('keeps both classes where a token is named like another property', () => {
  it.each([
    ['text-sm', 'text-text-muted'],
    ['text-text', 'text-center'],
    ['border-2', 'border-line'],
    ['outline-3', 'outline-focus'],
    ['decoration-2', 'decoration-accent-strong'],
    ['bg-cover', 'bg-surface-raised'],
    ['shadow-raised', 'shadow-accent'],
    ['max-w-reading', 'min-w-0'],
  ])('%s and %s', (a, b) => {
    expect(cn(a, b)).toBe(`${a} ${b}`)
    expect(cn(b, a)).toBe(`${b} ${a}`)
  })
})

it('lets a class of Tailwind replace one of ours', () => {
  expect(cn('max-w-reading', 'max-w-md')).toBe('max-w-md')
  expect(cn('duration-slow', 'duration-300')).toBe('duration-300')
  expect(cn('bg-accent', 'bg-text/6')).toBe('bg-text/6')
})

it('joins conditional classes like clsx', () => {
  expect(cn('p-1', false, undefined, ['m-1', { 'm-2': true }])).toBe('p-1 m-2')
  expect(cn(undefined)).toBe('')
})
