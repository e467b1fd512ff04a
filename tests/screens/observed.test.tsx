import { confirmedFixes } from '@duskpane/content/confirmed-fixes'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { address, arrived, arrivedAt, enter, visit } from './visit'

/** Behavior that was observed on the original site, until it is confirmed as a defect. */

const main = () => within(screen.getByRole('main'))

test('Learn More about four films ends on the 404 page, about one on the page of the film', async () => {
  for (const [film, path] of [
    ['2-Ply Reflective Film', '/2ply-reflective'],
    ['3-Ply Reflective Film', '/3ply-reflective'],
    ['Safety & Security Film', '/safety-security'],
    ['Decorative Film', '/decorative'],
    ['Dyed Reflective Film'],
  ] as const) {
    const user = await visit('/architectural')
    await user.click(main().getByRole('link', { name: `Learn More about ${film}` }))
    if (path === undefined) {
      await arrived(film)
      continue
    }
    expect(await screen.findByText('Unexpected Application Error!'), film).toBeVisible()
    expect(screen.getByText('404 Not Found'), film).toBeVisible()
    expect(address()).toBe(path)
  }
})

test('an empty cart can be ordered, and not once that is confirmed as a defect: what was typed stays', async () => {
  const form = () => within(main().getByRole('form', { name: 'Shipping details' }))
  const order = async () => {
    const user = await visit('/checkout')
    await enter(user, form().getByLabelText('Name'), 'Ada Okafor')
    await enter(user, form().getByLabelText('Email'), 'ada@example.com')
    await enter(user, form().getByLabelText('Shipping address'), '1 Example Street, London')
    await user.click(form().getByRole('button', { name: 'Place Order' }))
  }
  const placed = performance.now()
  await order()
  expect(form().getByRole('button', { name: 'Placing Order...' })).toBeDisabled()
  expect(await screen.findByText('Your order has been placed successfully.')).toBeVisible()
  expect(performance.now() - placed).toBeGreaterThanOrEqual(1000)
  expect(address()).toBe('/thank-you')

  vi.spyOn(confirmedFixes, 'has').mockReturnValue(true)
  await order()
  expect(await form().findByRole('alert')).toHaveTextContent(/^Your cart is empty\.$/)
  expect(form().getByLabelText('Name')).toHaveValue('Ada Okafor')
})

test('Read More of the home page does nothing', async () => {
  const user = await visit('/')
  await user.click(main().getByRole('button', { name: 'Read More' }))
  await arrivedAt('/')
  await arrived('Drive Smarter. Ride Cooler.')
})
