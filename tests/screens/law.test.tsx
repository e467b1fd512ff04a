import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { address, arrived, visit } from './visit'

/** What the law of a place says to a film: the tool of a film's page, and the page of a place. */

const main = () => within(screen.getByRole('main'))
const verdicts = () =>
  main()
    .getAllByRole('status')
    .flatMap((it) => within(it).queryAllByRole('listitem'))
const tool = () => within(document.querySelector('#tint-law') as HTMLElement)

async function openFilm(address: string) {
  const user = await visit(address)
  await main().findByLabelText('Place')
  return user
}

test('the films of the viewer are judged window by window', async () => {
  await openFilm('/nano-ceramic?place=texas&front=DPNC-15&rear=DPNC-05')
  await waitFor(() => expect(verdicts().length).toBeGreaterThan(2))
  expect(verdicts()[0]).toHaveTextContent('Front side windows: DPNC-15')
  expect(verdicts()[2]).toHaveTextContent('Rear window: DPNC-05')
  expect(tool().getByLabelText('Shade')).toHaveValue('')
})

test('the page of a place opens from the film page whose law it explains', async () => {
  const user = await openFilm('/nano-ceramic?place=texas')
  await user.click(await main().findByRole('link', { name: /^The law of Texas/ }))
  await arrived('Texas window tint law')
})

test('a mirror film does not pass where it reflects more than the law allows', async () => {
  await openFilm('/reflective-film?place=texas&front=DPRF-50')
  await waitFor(() => expect(verdicts()[0]).toHaveTextContent('Does not pass'))
  expect(verdicts()[0]).toHaveTextContent('the law allows 25%')
})

test('the darkest that pass are drawn, and a mirror film only where it does not reflect too much', async () => {
  const user = await openFilm('/reflective-film?place=texas')
  await user.click(await main().findByRole('button', { name: /^Show the darkest/ }))
  await waitFor(() => expect(address()).toMatch(/\?place=texas&rear=DPRF-05$/))
})
