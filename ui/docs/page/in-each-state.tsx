import type { Decorator } from '@storybook/react-vite'
import { type PropsWithChildren, useLayoutEffect, useRef } from 'react'

/** The attributes by which each state is shown; a pointer that presses is also over it. */
const states = {
  Rest: [],
  Hovered: ['hover'],
  Pressed: ['hover', 'active'],
  Focused: ['focus-visible'],
} as const

/** The props that are states, of the components that have them. */
const props = { Disabled: 'disabled', Loading: 'loading' } as const

/** A story at rest, under the pointer, with the focus, and so on, one below the other. */
const inEachState: Decorator = (Story, { args, argTypes }) => (
  <div className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-4">
    {Object.entries(states).map(([name, attributes]) => (
      <State key={name} name={name} attributes={attributes}>
        <Story />
      </State>
    ))}
    {Object.entries(props).map(
      ([name, prop]) =>
        argTypes[prop] && (
          <State key={name} name={name}>
            <Story args={{ ...args, [prop]: true }} />
          </State>
        ),
    )}
  </div>
)

interface StateProps {
  name: string
  attributes?: readonly string[]
}

function State({ name, attributes = [], children }: PropsWithChildren<StateProps>) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    copyRules()
    for (const element of box.current?.querySelectorAll('a, button, input, label') ?? []) {
      for (const attribute of attributes) element.setAttribute(`data-${attribute}`, '')
    }
  }, [attributes])
  return (
    <>
      <span className="text-dp-sm text-dp-text-muted">{name}</span>
      <div ref={box} data-testid={name}>
        {children}
      </div>
    </>
  )
}

const style = 'story-states'

/** Has every rule of a pseudo-class also for its attribute, since a story cannot move the pointer. */
function copyRules() {
  if (document.getElementById(style)) return
  const sheet = document.createElement('style')
  sheet.id = style
  sheet.textContent = [...document.styleSheets]
    .flatMap((existing) => [...existing.cssRules])
    .map((rule) => rule.cssText.replace(/(?<!\\):(hover|active|focus-visible)\b/g, '[data-$1]'))
    .filter((rule) => rule.includes('[data-hover]'))
    .join('\n')
  document.head.append(sheet)
}

export { inEachState }
