import { confirmedFixes } from '@duskpane/content/confirmed-fixes'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { address, arrived, arrivedAt, enter, visit } from './visit'

/** Behavior that was observed on the original site, until it is confirmed as a defect. */

const main = () => within(screen.getByRole('main'))

test.each([
  ['2-Ply Reflective Film', '/2ply-reflective'],
  ['3-Ply Reflective Film', '/3ply-reflective'],
  ['Safety & Security Film', '/safety-security'],
  ['Decorative Film', '/decorative'],
])('Learn More about %s ends on the 404 page', async (film, path) => {
  const user = await visit('/architectural')
  await user.click(main().getByRole('link', { name: `Learn More about ${film}` }))
  expect(await screen.findByText('Unexpected Application Error!')).toBeVisible()
  expect(screen.getByText('404 Not Found')).toBeVisible()
  expect(address()).toBe(path)
})

test('Learn More of an architectural card with a page leads there', async () => {
  const user = await visit('/architectural')
  await user.click(main().getByRole('link', { name: 'Learn More about Dyed Reflective Film' }))
  await arrived('Dyed Reflective Film')
})

test('an empty cart can be ordered', async () => {
  const user = await visit('/checkout')
  const form = within(main().getByRole('form', { name: 'Shipping details' }))
  await enter(user, form.getByLabelText('Name'), 'Ada Okafor')
  await enter(user, form.getByLabelText('Email'), 'ada@example.com')
  await enter(user, form.getByLabelText('Shipping address'), '1 Example Street, London')
  const placed = performance.now()
  await user.click(form.getByRole('button', { name: 'Place Order' }))
  expect(form.getByRole('button', { name: 'Placing Order...' })).toBeDisabled()
  expect(await screen.findByText('Your order has been placed successfully.')).toBeVisible()
  expect(performance.now() - placed).toBeGreaterThanOrEqual(1000)
  expect(address()).toBe('/thank-you')
})

test('once that is confirmed as a defect, an empty cart cannot be ordered, and what was typed stays', async () => {
  vi.spyOn(confirmedFixes, 'has').mockReturnValue(true)
  const user = await visit('/checkout')
  const form = within(main().getByRole('form', { name: 'Shipping details' }))
  await enter(user, form.getByLabelText('Name'), 'Ada Okafor')
  await enter(user, form.getByLabelText('Email'), 'ada@example.com')
  await enter(user, form.getByLabelText('Shipping address'), '1 Example Street, London')
  await user.click(form.getByRole('button', { name: 'Place Order' }))
  expect(await form.findByRole('alert')).toHaveTextContent(/^Your cart is empty\.$/)
  expect(form.getByLabelText('Name')).toHaveValue('Ada Okafor')
})

test('Read More of the home page does nothing', async () => {
  const user = await visit('/')
  await user.click(main().getByRole('button', { name: 'Read More' }))
  await arrivedAt('/')
  await arrived('Drive Smarter. Ride Cooler.')
})
