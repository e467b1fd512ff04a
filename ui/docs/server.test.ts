import { composeStories } from '@storybook/react'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

const files = import.meta.glob<Parameters<typeof composeStories>[0]>(
  // The stories of light draw their pictures at import time.
  ['../src/**/*.stories.tsx', '!../src/film/{light-view,wipe}.stories.tsx'],
  { eager: true },
)

test('every story renders on a server, where there is no window', () => {
  expect(typeof window).toBe('undefined')
  const failures = Object.entries(files).flatMap(([file, stories]) =>
    Object.entries<ComponentType>(composeStories(stories)).flatMap(([name, Story]) => {
      try {
        renderToString(createElement(Story))
        return []
      } catch (error) {
        return [`${file} ${name}: ${error}`]
      }
    }),
  )
  expect(failures.join('\n')).toBe('')
})
