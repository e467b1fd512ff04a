import { brand } from '@duskpane/content/brand'
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
    const pages = within(screen.getByRole('navigation', { name: 'Perhaps you were looking for' }))
    const named = () => pages.getAllByRole('link').map(({ textContent }) => textContent)
    const always = ['Back to the home page', 'Automotive', 'Architectural']
    expect(named().slice(0, 3), asked).toEqual(always)
    await waitFor(() => expect(named(), asked).toHaveLength(6))
    expect(named().slice(0, 4), asked).toEqual([...always, name])
    await user.click(pages.getByRole('link', { name }))
    await arrived(name)
  }
})

test('no address that visitors and their tools make up shows a blank page', async () => {
  for (const path of [
    '/about%20',
    '/a/b/c',
    '/404',
    '/assets',
    '/why-',
    '/contact?name=%00&%E0%A4%A=1#%',
    '/constructor',
    '/__proto__',
  ]) {
    await visit(path)
    const [home] = screen.getAllByRole('link', { name: `${brand.name}, home` })
    expect.soft(home, path).toBeVisible()
  }
})

test('the footer shows the year of the visit and not that of the build', async () => {
  vi.useFakeTimers({ now: new Date(2031, 5, 1), toFake: ['Date'] })
  await visit('/about')
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2031')
})
