import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { arrived, visit } from './visit'

test('an address in other letters is the 404 page, as from the host, and leads to its page', async () => {
  for (const [asked, name] of [
    ['/Contact', 'Contact Us'],
    ['/contcat', 'Contact Us'],
    ['/tint-law/Texas', 'Texas window tint law'],
    ['/Tint-Law/texas', 'Texas window tint law'],
    ['/2ply-reflective', '2-Ply Reflective Film'],
  ] as const) {
    const user = await visit(asked)
    expect(screen.getByText('404 Not Found'), asked).toBeVisible()
    const nearest = screen.getByRole('navigation', { name: 'Perhaps you were looking for' })
    const first = () => within(nearest).getAllByRole('link')[0] as HTMLElement
    await waitFor(() => expect(first(), asked).toHaveTextContent(name))
    await user.click(first())
    await arrived(name)
  }
})

test('the footer shows the year of the visit and not that of the build', async () => {
  vi.useFakeTimers({ now: new Date(2031, 5, 1), toFake: ['Date'] })
  await visit('/about')
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2031')
})
