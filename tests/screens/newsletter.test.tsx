import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { breakDatabase, holdDatabase, repairDatabase, stored } from './database'
import { arrived, enter, reload, visit } from './visit'

const THANKS = 'Thank you for subscribing!'
const FAILURE = 'There was an error. Please try again.'

const footer = () => within(screen.getByRole('contentinfo'))
const main = () => within(screen.getByRole('main'))
const onContactPage = () => within(main().getByRole('form', { name: 'Notes on light' }))

test('in the footer a double click stores one address, and the thanks stay on the next page', async () => {
  const user = await visit('/about')
  await enter(user, footer().getByLabelText('Email'), 'ada@example.com')
  const release = holdDatabase()
  await user.dblClick(footer().getByRole('button', { name: 'Subscribe' }))
  expect(footer().getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  expect(footer().getByText('Submitting...', { selector: 'p' })).toHaveRole('status')
  expect(footer().getByLabelText('Email')).toBeDisabled()
  release()
  await footer().findByText(THANKS)
  await waitFor(() => expect(document.activeElement).toHaveTextContent(THANKS))
  await waitFor(() => expect(document.activeElement).toHaveRole('status'))
  expect(footer().queryByLabelText('Email')).toBeNull()
  const [record, ...more] = await stored('newsletter-subscribers')
  expect(more).toEqual([])
  const { id, subscribedAt, ...fields } = record ?? {}
  expect(fields).toEqual({ email: 'ada@example.com' })
  expect(id).toMatch(/^[A-Za-z0-9]{20}$/)
  expect((subscribedAt as Date).getTime()).toBeGreaterThan(0)

  await user.click(footer().getByRole('link', { name: 'FAQ' }))
  await arrived('FAQs')
  expect(footer().getByText(THANKS)).toBeVisible()
})

test('in the footer a failure keeps the address, typing clears its message, the next try works', async () => {
  const user = await visit('/about')
  const email = footer().getByLabelText('Email')
  await enter(user, email, 'ada@example.com')
  breakDatabase('aborting')
  await user.click(footer().getByRole('button', { name: 'Subscribe' }))
  expect(await footer().findByRole('alert')).toHaveTextContent(FAILURE)
  expect(email).toHaveValue('ada@example.com')
  await user.type(email, '.uk')
  expect(footer().queryByRole('alert')).toBeNull()
  repairDatabase()
  await user.click(footer().getByRole('button', { name: 'Subscribe' }))
  expect(await footer().findByText(THANKS)).toBeVisible()
  expect(await stored('newsletter-subscribers')).toMatchObject([{ email: 'ada@example.com.uk' }])
})

test('the newsletter block of the home page stays sent while the others stay open', async () => {
  const user = await visit('/')
  await enter(user, main().getByLabelText('Email'), 'ada@example.com')
  await user.click(main().getByRole('button', { name: 'Subscribe' }))
  expect(await main().findByText(THANKS)).toBeVisible()
  expect(await stored('newsletter-subscribers')).toHaveLength(1)
  expect(footer().getByLabelText('Email')).toBeEnabled()

  await user.click(footer().getByRole('link', { name: 'Contact Us' }))
  expect(await screen.findByRole('form', { name: 'Notes on light' })).toBeVisible()
  expect(onContactPage().getByLabelText('Email')).toBeEnabled()
  history.back()
  expect(await main().findByText(THANKS)).toBeVisible()
  expect(footer().getByLabelText('Email')).toBeEnabled()
})

test('on the contact page the form stays disabled below its thanks, until a reload', async () => {
  const user = await visit('/contact')
  await enter(user, onContactPage().getByLabelText('Email'), 'ada@example.com')
  const release = holdDatabase()
  await user.click(onContactPage().getByRole('button', { name: 'Subscribe' }))
  expect(onContactPage().getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  expect(onContactPage().getByRole('status')).toHaveTextContent('Submitting...')
  expect(onContactPage().getByLabelText('Email')).toBeDisabled()
  release()
  await onContactPage().findByText(THANKS)
  await waitFor(() => expect(document.activeElement).toHaveTextContent(THANKS))
  expect(onContactPage().getByLabelText('Email')).toBeDisabled()
  expect(onContactPage().getByRole('button', { name: 'Subscribe' })).toBeDisabled()
  expect(footer().getByLabelText('Email')).toBeEnabled()
  const [{ id, subscribedAt, ...fields } = {}] = await stored('newsletter-subscribers')
  expect(fields).toEqual({ email: 'ada@example.com' })

  await user.click(footer().getByRole('link', { name: 'FAQ' }))
  await arrived('FAQs')
  history.back()
  expect(await screen.findByText(THANKS)).toBeVisible()
  expect(onContactPage().getByLabelText('Email')).toBeDisabled()
  await reload()
  expect(onContactPage().getByLabelText('Email')).toBeEnabled()
  expect(screen.queryByText(THANKS)).toBeNull()
})

test('on the contact page an empty address has its own message, and typing clears it', async () => {
  const user = await visit('/contact')
  const email = onContactPage().getByLabelText('Email')
  await user.click(onContactPage().getByRole('button', { name: 'Subscribe' }))
  expect(onContactPage().getByRole('alert')).toHaveTextContent(/^Please enter your email\.$/)
  expect(email).toHaveFocus()
  expect(email).toHaveAttribute('aria-invalid', 'true')
  expect(email).toHaveAccessibleDescription('Please enter your email.')
  await user.type(email, 'ada')
  expect(onContactPage().queryByText('Please enter your email.')).toBeNull()
  await user.click(onContactPage().getByRole('button', { name: 'Subscribe' }))
  expect(onContactPage().getByText(/Please include an '@'/)).toBeVisible()
  expect(await stored('newsletter-subscribers')).toEqual([])
})
