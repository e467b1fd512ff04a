import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type IconName, NamedIcon } from './named-icon.tsx'

test('an unknown icon says so, and what to do', () => {
  const unknown = createElement(NamedIcon, { name: 'nothing' as IconName })
  expect(() => renderToStaticMarkup(unknown)).toThrow('There is no icon "nothing": give its node')
})
