import { type CSSProperties, type ReactNode, useState } from 'react'
import { CopyButton } from '../../docs/page/copy-button.tsx'
import { tokensOf, tokenValue } from './theme.ts'

const themes = ['light', 'day', 'ink'] as const

/** What each color is for. */
const roles: Readonly<Record<string, string>> = {
  surface: 'The ground of a page or a section',
  'surface-raised': 'Cards, menus, fields: what lies on the ground',
  'surface-ink': 'The darkest ground, such as the footer',
  text: 'Headings and text',
  'text-muted': 'Text that explains other text',
  'text-on-ink': 'Text on the darkest ground',
  'text-on-accent': 'Text on the one primary button',
  accent: 'The one primary action, and the mark',
  'accent-strong': 'The accent as text, or as an edge',
  line: 'Lines between things',
  'line-strong': 'The edge of a control',
  focus: 'The ring around what has the focus',
  danger: 'What failed, or cannot be undone',
  'danger-surface': 'The ground of a failure',
  success: 'What has worked',
  'success-surface': 'The ground of a success',
}

/** Foreground and background colors, and the least contrast by WCAG 2.2. */
const pairs: readonly { on: string; least: number; colors: readonly string[] }[] = [
  {
    on: 'surface',
    least: 4.5,
    colors: ['text', 'text-muted', 'accent-strong', 'danger', 'success'],
  },
  { on: 'surface-raised', least: 4.5, colors: ['text', 'text-muted', 'accent-strong', 'danger'] },
  { on: 'surface-ink', least: 4.5, colors: ['text-on-ink'] },
  { on: 'accent', least: 4.5, colors: ['text-on-accent'] },
  { on: 'danger-surface', least: 4.5, colors: ['text', 'danger'] },
  { on: 'success-surface', least: 4.5, colors: ['text', 'success'] },
  { on: 'surface', least: 3, colors: ['line-strong', 'focus'] },
]

/** The contrast of two computed, opaque colors such as `rgb(12, 21, 36)`. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((value) => {
    const share = Number(value) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Every color by its role, in all themes. */
function ColorTokens() {
  return (
    <AllThemes>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-4">
        {tokensOf('color').map(([name]) => (
          <li key={name} className="text-dp-sm">
            <Measured
              className="block h-14 rounded-dp-sm border border-dp-line"
              style={{ backgroundColor: `var(--${name})` }}
              read={({ backgroundColor }) => backgroundColor}
            >
              {(value) => (
                <>
                  <CopyButton text={`bg-${name}`} />
                  <span className="block text-pretty">{roles[name.slice(3)]}</span>
                  <span className="block text-dp-xs text-dp-text-muted tabular-nums">{value}</span>
                </>
              )}
            </Measured>
          </li>
        ))}
      </ul>
    </AllThemes>
  )
}

/** The contrast of every pair used for text or for the edge of a control. */
function ContrastTokens() {
  return (
    <AllThemes>
      <ul className="grid gap-2 text-dp-sm">
        {pairs.flatMap(({ on, least, colors }) =>
          colors.map((name) => (
            <li key={`${on} ${name} ${least}`}>
              <Measured
                className="inline-block w-56 rounded-dp-sm px-3 py-1.5 font-semibold"
                style={{ color: `var(--dp-${name})`, backgroundColor: `var(--dp-${on})` }}
                read={({ color, backgroundColor }) => contrast(color, backgroundColor).toFixed(2)}
                label={name}
              >
                {(ratio) => (
                  <span
                    data-testid="contrast"
                    data-ratio={ratio}
                    data-least={least}
                    className="ms-3"
                  >
                    {ratio} : 1 on {on}, at least {least}
                  </span>
                )}
              </Measured>
            </li>
          )),
        )}
      </ul>
    </AllThemes>
  )
}

function AllThemes({ children }: { children: ReactNode }) {
  return themes.map((theme) => (
    <section key={theme} data-theme={theme} aria-label={theme} className="p-6">
      <h2 className="mb-4 text-dp-lg font-semibold">{theme}</h2>
      {children}
    </section>
  ))
}

interface MeasuredProps {
  className: string
  style: CSSProperties
  label?: string
  read(style: CSSStyleDeclaration): string
  children(value: string): ReactNode
}

/** A sample, followed by what the browser computed for it. */
function Measured({ className, style, label, read, children }: MeasuredProps) {
  const [value, setValue] = useState('')
  return (
    <>
      <span
        ref={(sample) => {
          if (sample) setValue(read(getComputedStyle(sample)))
        }}
        className={className}
        style={style}
      >
        {label}
      </span>
      {children(value)}
    </>
  )
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

export { ColorTokens, ContrastTokens, MotionTokens, ShapeTokens, SpaceTokens, TypeTokens }
