import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { visit } from './visit'

test('the footer shows the year of the visit and not that of the build', async () => {
  vi.useFakeTimers({ now: new Date(2031, 5, 1), toFake: ['Date'] })
  await visit('/about')
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2031')
})
