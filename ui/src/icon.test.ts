import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon, type IconName } from './icon.tsx'

test('an unknown icon says so, and where to add it', () => {
  const unknown = createElement(Icon, { name: 'nothing' as IconName })
  expect(() => renderToStaticMarkup(unknown)).toThrow('There is no icon "nothing": add it to')
})
