import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { hasJava } from '../../site/build/emulators/requirements'
import { builtPages } from '../built/pages'

const require = createRequire(import.meta.url)
/**
 * A short run: the quick compiler takes half the time of the thorough one. It needs more stack, which
 * the checker's patterns fill.
 */
const JVM = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m']
/** Runs the W3C's checker, the one behind validator.w3.org/nu, over every page of the build. */
const CHECKER = require.resolve('vnu-jar/build/dist/vnu.jar')

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error'
  readonly subType?: 'warning' | 'fatal'
  readonly url: string
  readonly message: string
  /** The source around the place, the place itself `hiliteLength` characters from `hiliteStart`. */
  readonly extract?: string
  readonly hiliteStart?: number
  readonly hiliteLength?: number
}

/** Accepted messages of the checker, the places they are accepted for, and why. */
const exceptions: readonly {
  readonly message: RegExp
  readonly at?: RegExp
  readonly why: string
}[] = [
  {
    message: /^CSS: /,
    why: 'Its CSS is years behind its HTML: it knows no @property, no container query and no color space of a gradient. The style sheet is compiled and read by Lightning CSS at each build.',
  },
  {
    message: /^A “link” element with a “blocking” attribute must have a “rel” attribute/,
    at: /^<link rel="expect"/,
    why: 'It does not know the link type “expect” of the HTML standard yet.',
  },
  {
    message: /^The “role” attribute must not be used on a “(td|th|tr)”/,
    at: /^<(td role="cell"|th role="(columnheader|rowheader)"|tr role="row")/,
    why: 'The roles are those the elements have by themselves. Safari drops them where `display` changes, as it does for the cards of phones; w3c/html-aria#258 asks to allow the remedy, angular/components#29784 needed it too.',
  },
  {
    message: /^The “(table|rowgroup|row|columnheader|rowheader|cell)” role is unnecessary/,
    at: /^<(table|thead|tbody|tr|th|td) role=/,
    why: 'As above.',
  },
  {
    message: /Setting both “allow-scripts” and “allow-same-origin” is not recommended/,
    at: /^<iframe title="Map of /,
    why: 'That a frame could take off its sandbox holds for one of our origin; the map has another, and asks for its tiles without the Referer that they need where its origin is opaque.',
  },
  {
    message: /^Section lacks heading/,
    at: /^<section data-slot="section"/,
    why: 'A band of the page whose cards, questions or form carry the headings. Without a name it is no landmark and says nothing.',
  },
]

const place = ({ extract = '', hiliteStart = 0, hiliteLength = 0 }: Message) =>
  extract.slice(hiliteStart, hiliteStart + hiliteLength)

const exceptionFor = (found: Message) =>
  exceptions.find(
    ({ message, at }) => message.test(found.message) && (!at || at.test(place(found))),
  )

const javaIsMissing = !hasJava()
if (javaIsMissing) {
  console.warn('SKIPPED: without Java the W3C’s checker cannot run; no page’s HTML was checked.')
}

describe.skipIf(javaIsMissing)('the W3C’s HTML checker', () => {
  let messages: Message[]

  beforeAll(async () => {
    const files = builtPages.map(({ file }) => `dist/${file}`)
    const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--also-check-svg']
    const { stdout } = await promisify(execFile)(
      'java',
      [...JVM, '-jar', CHECKER, ...options, ...files, 'dist/favicon.svg'],
      { maxBuffer: 64 * 1024 * 1024 },
    )
    const all: Message[] = JSON.parse(stdout).messages
    expect(all.filter(({ type }) => type === 'non-document-error')).toEqual([])
    // Notes are not findings: the one there is calls React's way to close void elements needless.
    messages = all.filter(({ type, subType }) => type !== 'info' || subType === 'warning')
  }, 900_000)

  test('finds nothing wrong with any page', () => {
    const faults = messages.filter((message) => !exceptionFor(message))
    expect(faults.map((it) => `${it.url}: ${it.message} ${place(it)}`)).toEqual([])
  })

  test('needs every exception that it is given', () => {
    const used = new Set(messages.map(exceptionFor))
    expect(exceptions.filter((exception) => !used.has(exception))).toEqual([])
  })
})
