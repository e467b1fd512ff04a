import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { visit } from './visit'

test.each([
  ['/Contact', 'Contact Us'],
  ['/tint-law/Texas', 'Texas window tint law'],
])('%s is the 404 page, as from the host, and leads to its page', async (asked, name) => {
  await visit(asked)
  expect(screen.getByText('404 Not Found')).toBeVisible()
  const nearest = screen.getByRole('navigation', { name: 'Perhaps you were looking for' })
  await waitFor(() => expect(within(nearest).getAllByRole('link')[0]).toHaveTextContent(name))
})

test('the footer shows the year of the visit and not that of the build', async () => {
  vi.useFakeTimers({ now: new Date(2031, 5, 1), toFake: ['Date'] })
  await visit('/about')
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2031')
})
