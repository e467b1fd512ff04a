import { useState } from 'react'
import { CopyButton } from '../../docs/page/copy-button.tsx'
import { contrastsOf } from '../../docs/tokens/contrast.ts'
import { readTokens, type Theme, themes } from '../../docs/tokens/read-tokens.ts'
import css from '../../theme/tokens.css?raw'
import { Field } from '../field.tsx'
import { Input } from '../input.tsx'
import { tokensOf, tokenValue } from './theme.ts'

const tokens = readTokens(css)

/** By the start of its name: the kind of class that a color is for. */
const utilities: readonly (readonly [start: string, utility: string])[] = [
  ['text', 'text'],
  ['accent-strong', 'text'],
  ['line', 'border'],
  ['focus', 'outline'],
]

const colors = tokens
  .filter(({ values }) => values.light.startsWith('#'))
  .map((color) => ({ ...color, className: classOf(color.name) }))

/** Every color by its role: its variable and its class, and in each theme its value and its contrast. */
function ColorTokens() {
  const [query, setQuery] = useState('')
  const words = query.toLowerCase().split(/\s+/)
  const found = colors.filter((color) => {
    const text = JSON.stringify(color).toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return (
    <>
      <Field
        name="color"
        label="Find a color"
        hint="By its name, use, class or value"
        className="mb-4 max-w-md"
      >
        <Input type="search" onChange={({ target }) => setQuery(target.value)} />
      </Field>
      <p role="status" className="mb-6 text-dp-sm text-dp-text-muted">
        {found.length} of {colors.length}
      </p>
      <ul className="grid gap-6">
        {found.map(({ name, role, values, className }) => (
          <li
            key={name}
            aria-label={name}
            className="grid gap-x-6 gap-y-2 text-dp-sm md:grid-cols-[13rem_1fr]"
          >
            <div>
              <CopyButton text={`--dp-${name}`} />
              <p className="text-pretty">{role}</p>
              <p className="text-dp-xs text-dp-text-muted">{className}</p>
            </div>
            <dl className="grid grid-cols-3 gap-3">
              {themes.map((theme) => (
                <div key={theme}>
                  <dt>
                    <span
                      data-theme={theme}
                      data-color={name}
                      className="block h-14 rounded-dp-sm border border-dp-line"
                      style={{ backgroundColor: `var(--dp-${name})` }}
                    />
                    {theme}
                  </dt>
                  <dd className="text-dp-xs tabular-nums">
                    <span data-testid="value">{values[theme]}</span>
                    <Contrasts name={name} theme={theme} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}

function classOf(name: string): string {
  const [, utility = 'bg'] = utilities.find(([start]) => name.startsWith(start)) ?? []
  return `${utility}-dp-${name}`
}

/** What a color has on each color that it stands on, and what it needs there. */
function Contrasts({ name, theme }: { name: string; theme: Theme }) {
  return contrastsOf(name, theme, tokens).map(({ on, ratio, least }) => (
    <span
      key={on}
      data-testid="contrast"
      data-ratio={ratio}
      data-least={least}
      className="block text-dp-text-muted"
    >
      {ratio.toFixed(1)} on {on}, at least {least}
    </span>
  ))
}

/** The sizes of text, from the largest, each in its own line height. */
function TypeTokens() {
  return (
    <dl className="grid gap-6">
      {tokensOf('text')
        .reverse()
        .map(([name, size]) => {
          const lineHeight = tokenValue(`--dp-leading-${name.slice(3)}`)
          return (
            <div key={name}>
              <dt className="text-dp-sm text-dp-text-muted">
                <CopyButton text={`text-${name}`} /> {size} / {lineHeight}
              </dt>
              <dd className="font-semibold wrap-break-word" style={{ fontSize: size, lineHeight }}>
                One pane between two worlds
              </dd>
            </div>
          )
        })}
    </dl>
  )
}

/** The eight-point rhythm: Tailwind's steps of a quarter rem, in use. */
function SpaceTokens() {
  return (
    <dl className="grid gap-2 text-dp-sm tabular-nums">
      {[1, 2, 3, 4, 6, 8, 12, 16, 20, 24, 32].map((step) => (
        <div key={step} className="flex items-center gap-4">
          <dt className="w-28">
            {step} <span className="text-dp-text-muted">{step * 4} px</span>
          </dt>
          <dd className="h-4 bg-dp-accent" style={{ width: `${step / 4}rem` }} />
        </div>
      ))}
    </dl>
  )
}

/** Radii, the one shadow, and the widths of a page. */
function ShapeTokens() {
  const samples = [
    ...tokensOf('radius').map(([name, value]) => ({
      name: `rounded-${name}`,
      value,
      style: { borderRadius: value },
    })),
    ...tokensOf('shadow').map(([name, value]) => ({
      name: `shadow-${name}`,
      value,
      style: { boxShadow: value },
    })),
  ]
  return (
    <>
      <ul className="flex flex-wrap gap-8">
        {samples.map(({ name, value, style }) => (
          <li key={name} className="text-dp-sm">
            <span
              className="mb-2 block size-24 border border-dp-line bg-dp-surface-raised"
              style={style}
            />
            <CopyButton text={name} />
            <span className="block text-dp-text-muted">{value}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-10 grid w-fit grid-cols-[auto_auto] gap-x-8 gap-y-1 text-dp-sm">
        {tokensOf('container').map(([name, value]) => (
          <div key={name} className="contents">
            <dt>
              <CopyButton text={`max-w-${name}`} />
            </dt>
            <dd className="text-dp-text-muted tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** How long a change takes. Under reduced motion none of them takes any time. */
function MotionTokens() {
  const [moved, setMoved] = useState(false)
  return (
    <div className="grid max-w-xl gap-4">
      <button
        type="button"
        aria-pressed={moved}
        onClick={() => setMoved(!moved)}
        className="min-h-11 w-fit cursor-pointer rounded-full border border-dp-line-strong px-5 font-semibold"
      >
        Move
      </button>
      {tokensOf('transition-duration').map(([name, duration]) => (
        <div key={name} className="text-dp-sm">
          <span className="tabular-nums">
            <CopyButton text={`duration-${name}`} /> {duration}
          </span>
          <span className="mt-1 flex rounded-full bg-dp-text/6">
            <span
              data-testid="moving"
              className="size-6 rounded-full bg-dp-accent transition-[margin] data-moved:ms-[calc(100%-1.5rem)]"
              data-moved={moved || undefined}
              style={{ transitionDuration: duration }}
            />
          </span>
        </div>
      ))}
    </div>
  )
}

export { ColorTokens, MotionTokens, ShapeTokens, SpaceTokens, TypeTokens }
