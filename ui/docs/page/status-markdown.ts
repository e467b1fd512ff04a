import { tried } from '../tried.ts'
import type { Module } from './module.ts'
import { pageName } from './page-address.ts'

interface Covered {
  /** Its name in `exports`. */
  readonly name: string
  readonly module: Module
  readonly since: string
  /** Whether it takes keys at all. */
  readonly isOperated: boolean
  /** The source of its stories, each of which is a test that axe passes. */
  readonly stories: string
}

/**
 * A table of what the tests of each component cover, from their sources.
 * @param printTest the source of the tests of what stands on paper
 */
function statusMarkdown(components: readonly Covered[], printTest: string): string {
  const head = ['component', 'since', 'keyboard', 'axe', 'right to left', 'print', 'screen reader']
  const untried = Object.keys(tried).filter((reader) => !isTried(reader))
  return [
    '# Status',
    'Also called: component status, tested, screen reader support, right to left, RTL.',
    'What the tests of each component cover, read from them: keys that a story presses, stories that axe checks, a story from right to left, a test of what stands on paper. "not tried" is no fault that is known, and no promise.',
    untried.length > 0 && `Not tried with any component: ${untried.join(', ')}.`,
    '## Components',
    [
      `| ${head.join(' | ')} |`,
      `| ${head.map(() => '---').join(' | ')} |`,
      ...components.map((one) => `| ${cellsOf(one, printTest).join(' | ')} |`),
    ].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function cellsOf({ name, module, since, isOperated, stories }: Covered, printTest: string) {
  const isPrinted = module.parts.some((part) => new RegExp(`<ui\\.${part.name}\\b`).test(printTest))
  const isPressed = /userEvent\.(keyboard|tab)\(|user\.(keyboard|tab)\(/.test(stories)
  return [
    `[${pageName(module.title ?? '')}](${name.split('/').at(-1)}.md)`,
    since,
    isOperated ? tested(isPressed) : 'takes no keys',
    axeOf(stories),
    tested(/direction: 'rtl'|dir="rtl"/.test(stories)),
    tested(isPrinted),
    readersOf(name).join('; ') || 'not tried',
  ]
}

const tested = (is: boolean) => (is ? 'tested' : 'not tried')

/** How many stories it checks, and by which rules not. */
function axeOf(stories: string): string {
  const count = [...stories.matchAll(/^export const \w+: Story\b/gm)].length
  const rules = [...stories.matchAll(/id: '([\w-]+)', enabled: false/g)].map(([, id]) => id)
  const without = rules.length > 0 ? `, one without ${[...new Set(rules)].join(', ')}` : ''
  return `${count} ${count === 1 ? 'state' : 'states'}${without}`
}

/** The screen readers with which a component was tried, and the day. */
function readersOf(name: string): string[] {
  return Object.entries(tried).flatMap(([reader, by]) => {
    const [program = '', , day = ''] = reader.split(', ')
    return name in by ? [`${program}, ${day}`] : []
  })
}

const isTried = (reader: string) => Object.keys(tried[reader] ?? {}).length > 0

export { type Covered, statusMarkdown }
