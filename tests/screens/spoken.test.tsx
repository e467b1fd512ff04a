import { virtual } from '@guidepup/virtual-screen-reader'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { message } from '../support/message'
import { openDesk } from './desk'
import { contact, fillIn, send } from './forms'
import { arrived, arrivedAt, enter, visit } from './visit'

/**
 * What a screen reader says on each journey, as text beside this file in `spoken`. Read a change as somebody who
 * listens, then accept it with `-u`.
 */

const ownStyle = window.getComputedStyle
beforeAll(() => {
  // jsdom prints an error for each question about a pseudo-element.
  window.getComputedStyle = (element) => ownStyle(element)
})
afterAll(() => {
  window.getComputedStyle = ownStyle
})
afterEach(() => virtual.stop())

const main = () => within(screen.getByRole('main'))
const spoken = (journey: string, lines: readonly string[]) =>
  expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`spoken/${journey}.txt`)

/** Ends, containers without a name, options that are not chosen, and what repeats the line before it. */
const isLeftOut = (phrase: string, before = '') =>
  /^(end|paragraph$|list$|listitem,|rowgroup|group\b|term|definition|cell|columnheader|option,.*not selected)/.test(
    phrase,
  ) || before.endsWith(`, ${phrase}`)

/** All that is said as a part is read from its start to its end. */
async function read(part: HTMLElement) {
  await virtual.start({ container: part })
  const first = await virtual.lastSpokenPhrase()
  do await virtual.next()
  while ((await virtual.lastSpokenPhrase()) !== first && (await virtual.itemText()) !== first)
  const phrases = (await virtual.spokenPhraseLog()).slice(0, -1)
  await virtual.stop()
  return phrases.filter((phrase, index) => !isLeftOut(phrase, phrases[index - 1]))
}

/** What is announced and focused in a part by something done in it, until it says what is expected. */
async function heard(part: HTMLElement, expected: RegExp, act: () => Promise<unknown>) {
  await virtual.start({ container: part })
  await virtual.clearSpokenPhraseLog()
  await act()
  await waitFor(async () => expect((await virtual.spokenPhraseLog()).join('\n')).toMatch(expected))
  const phrases = await virtual.spokenPhraseLog()
  await virtual.stop()
  return phrases.filter((phrase, index) => phrase !== phrases[index - 1]).map((it) => `> ${it}`)
}

test('the menu', async () => {
  await visit('/about')
  // The dropdowns take the place of plain links.
  await within(screen.getByRole('banner')).findByRole('button', { name: 'Automotive' })
  const lines = await read(screen.getByRole('banner'))
  const sheet = document.querySelector<HTMLDialogElement>('[data-slot=mobile-menu-content]')
  // Its button is the browser's own for a popover, which jsdom does not know.
  sheet?.showModal()
  lines.push('', ...(await read(screen.getByRole('dialog'))))
  await spoken('menu', lines)
})

test('a form with mistakes, and then without', async () => {
  const user = await visit(contact.path)
  const form = screen.getByRole('form', { name: contact.name })
  const lines = await heard(form, /fields/, () => send(user, contact))
  lines.push('', ...(await read(form)), '')
  await fillIn(user, contact, { ...contact.values, Email: 'ada' })
  lines.push(...(await heard(form, /missing/, () => send(user, contact))), '')
  await fillIn(user, contact, contact.values)
  await send(user, contact)
  await screen.findByText(contact.thanks)
  lines.push(...(await read(document.activeElement as HTMLElement)))
  await spoken('form', lines)
})

test('from the store to the thanks', async () => {
  const user = await visit('/auto-store')
  const add = main().getByRole('button', { name: /Reflective Solar Tint/ })
  const card = add.closest('article') as HTMLElement
  const lines = await heard(card, /added/, () => user.click(add))
  lines.push('', ...(await read(card)), '')
  await user.click(main().getByRole('link', { name: /^Cart/ }))
  await arrived('Cart')
  lines.push(...(await read(main().getAllByRole('listitem')[0] as HTMLElement)), '')
  await user.click(main().getByRole('link', { name: 'Checkout' }))
  await arrived('Checkout')
  const form = main().getByRole('form', { name: 'Shipping details' })
  lines.push(...(await read(form)), '')
  await enter(user, within(form).getByLabelText('Name'), 'Ada Okafor')
  await enter(user, within(form).getByLabelText('Email'), 'ada@example.com')
  await enter(user, within(form).getByLabelText('Shipping address'), '1 Example Street, London')
  await user.click(within(form).getByRole('button', { name: 'Place Order' }))
  await arrivedAt('/thank-you')
  lines.push(
    ...(await read(await screen.findByRole('complementary', { name: 'What you ordered' }))),
  )
  await spoken('cart', lines)
})

test('the film finder', async () => {
  const user = await visit('/film-finder')
  const heat = await main().findByLabelText('Heat')
  const results = main().getAllByRole('status')[0]?.parentElement as HTMLElement
  const lines = await heard(results, /fit/, () => user.click(heat))
  const place = main().getByLabelText('Where do you drive?')
  const inTexas = await heard(results, /3 films/, () => user.selectOptions(place, 'Texas'))
  // Said only where the law takes a moment to come.
  lines.push(...inTexas.filter((line) => !line.includes('Reading the law')), '')
  const [film] = await main().findAllByRole('heading', { level: 4 })
  await main().findAllByRole('img', { name: /^DPNC-65 on the glass/ })
  lines.push(...(await read(film?.closest('li') as HTMLElement)))
  await spoken('finder', lines)
})

test('the law of a place, for the films of a car', async () => {
  const user = await visit('/nano-ceramic')
  const place = await main().findByLabelText('Place')
  const tool = document.querySelector('#tint-law') as HTMLElement
  await user.selectOptions(place, 'Texas')
  const announced = within(tool).getByRole('status')
  await within(announced).findByText(/^Windshield/)
  const lines = await read(announced)
  await spoken('law', lines)
})

test('the desk, from the list to a record', async () => {
  const user = await openDesk({ 'contact-messages': [message(1)] })
  const lines = await read(screen.getByRole('table'))
  await user.click(screen.getByRole('button', { name: 'Person 1' }))
  lines.push('', ...(await read(await screen.findByRole('article'))))
  const inAnyZone = lines.map((line) => line.replace(/\d+\/\d+\/\d+, [\d:]+ [AP]M/g, '(time)'))
  await spoken('desk', inAnyZone)
})
