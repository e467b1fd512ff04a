import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cn } from './cn.ts'

const theme = readFileSync(new URL('../../theme/theme.css', import.meta.url), 'utf8')

/** The classes that each scale of the theme adds to Tailwind, all of which set one property. */
const scales = {
  'text color': classes('text', 'color'),
  'background color': classes('bg', 'color'),
  'border color': classes('border', 'color'),
  'outline color': classes('outline', 'color'),
  'decoration color': classes('decoration', 'color'),
  'font size': classes('text', 'text'),
  'letter spacing': [...classes('tracking', 'tracking'), 'tracking-normal'],
  radius: classes('rounded', 'radius'),
  shadow: [...classes('shadow', 'shadow'), 'shadow-none'],
  'maximum width': classes('max-w', 'container'),
  duration: classes('duration', 'transition-duration'),
}

function classes(utility: string, namespace: string): string[] {
  const names = theme.matchAll(new RegExp(`^ {2}--${namespace}-(dp-[a-z\\d]+(-[a-z]+)*):`, 'gm'))
  return [...names].map(([, name]) => `${utility}-${name}`)
}

it.each(Object.entries(scales))(
  'keeps the last of two classes for %s',
  (_, [first = '', ...rest]) => {
    expect(rest).not.toEqual([])
    for (const other of rest) {
      expect(cn(first, other)).toBe(other)
      expect(cn(other, first)).toBe(first)
    }
  },
)

describe('keeps both classes where a token is named like another property', () => {
  it.each([
    ['text-dp-sm', 'text-dp-text-muted'],
    ['text-dp-text', 'text-center'],
    ['border-2', 'border-dp-line'],
    ['outline-3', 'outline-dp-focus'],
    ['decoration-2', 'decoration-dp-accent-strong'],
    ['bg-cover', 'bg-dp-surface-raised'],
    ['shadow-dp-raised', 'shadow-dp-accent'],
    ['max-w-dp-reading', 'min-w-0'],
  ])('%s and %s', (a, b) => {
    expect(cn(a, b)).toBe(`${a} ${b}`)
    expect(cn(b, a)).toBe(`${b} ${a}`)
  })
})

it('lets a class of Tailwind replace one of ours', () => {
  expect(cn('text-dp-base', 'text-sm')).toBe('text-sm')
  expect(cn('rounded-dp-lg', 'rounded-xl')).toBe('rounded-xl')
  expect(cn('shadow-dp-raised', 'shadow-lg')).toBe('shadow-lg')
  expect(cn('max-w-dp-reading', 'max-w-md')).toBe('max-w-md')
  expect(cn('duration-dp-slow', 'duration-300')).toBe('duration-300')
  expect(cn('bg-dp-accent', 'bg-dp-text/6')).toBe('bg-dp-text/6')
})

it('joins conditional classes like clsx', () => {
  expect(cn('p-1', false, undefined, ['m-1', { 'm-2': true }])).toBe('p-1 m-2')
  expect(cn(undefined)).toBe('')
})
