import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { address, arrived, visit } from './visit'

/** Tint laws: the tool on the page of a film, and the page of a place. */

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
  // The next steps are not announced with each verdict.
  const announced = within(tool().getByRole('status'))
  expect(announced.queryByRole('button') ?? announced.queryByRole('link')).toBeNull()
})

test('the list of all places answers at once for the place that is chosen', async () => {
  const user = await visit('/tint-law')
  const answer = () => main().getByRole('status')
  expect(answer()).toHaveTextContent('Choose')
  await user.selectOptions(main().getByLabelText('Where do you drive?'), 'New York')
  await waitFor(() =>
    expect(answer()).toHaveTextContent('Front side windows70%Rear side windows70%Rear windowAny'),
  )
  expect(answer()).toHaveTextContent('Conditions apply')
  expect(main().getByRole('link', { name: 'New York: 70%' })).toHaveAttribute(
    'href',
    '/tint-law/new-york',
  )
  await user.click(within(answer()).getByRole('link', { name: /^The law of New York/ }))
  await arrived('New York window tint law')
})

test('a mirror film does not pass where it reflects more than the law allows', async () => {
  await openFilm('/reflective-film?place=texas&front=DPRF-35')
  await waitFor(() => expect(verdicts()[0]).toHaveTextContent('Does not pass'))
  expect(verdicts()[0]).toHaveTextContent('the law allows 25%')
})

test('a windshield film is judged on the windshield, glass and film together', async () => {
  const user = await openFilm('/windshield-protection?place=iowa')
  await waitFor(() => expect(verdicts()[0]).toHaveTextContent('Windshield: CLEARGARD-6'))
  expect(verdicts()[0]).toHaveTextContent('Too close to call')
  expect(verdicts()[0]).toHaveTextContent(
    '87% film × 75% glass / 90% clear glass = 73%; the law asks for 70%.',
  )
  expect(tool().queryByRole('button', { name: /^Show the darkest/ })).toBeNull()
  await user.selectOptions(tool().getByLabelText('Model'), 'CLEARGARD-4')
  await waitFor(() => expect(verdicts()[0]).toHaveTextContent('Passes'))
  expect(verdicts()[0]).toHaveTextContent('Thickest of this line that passes: CLEARGARD-4')
  expect(address()).toContain('windshield=CLEARGARD-4')
  await user.selectOptions(tool().getByLabelText('Place'), 'Georgia, secondary sources')
  await waitFor(() =>
    expect(verdicts()[0]).toHaveTextContent('Film is allowed in the top 6 inches'),
  )
  expect(verdicts()[0]).toHaveTextContent('Does not pass')
})

test('what is not verified looks so before the first verdict', async () => {
  await openFilm('/nano-ceramic?place=ohio')
  const uncertain = await tool().findByText(/The law of Ohio is checked against secondary sources/)
  await waitFor(() => expect(verdicts()[0]).toBeDefined())
  expect(uncertain.compareDocumentPosition(verdicts()[0] as Node)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

test('a place whose law was not read says whom to ask, and names no film', async () => {
  const user = await openFilm('/nano-ceramic?place=texas')
  await waitFor(() => expect(verdicts()[0]).toHaveTextContent('Front side windows'))
  await user.selectOptions(tool().getByLabelText('Place'), 'Saudi Arabia, not read yet')
  expect(await tool().findByText(/We have not read the law of Saudi Arabia yet/)).toBeVisible()
  expect(tool().getByRole('link', { name: 'moi.gov.sa' })).toBeVisible()
  expect(verdicts()).toEqual([])
  await user.selectOptions(tool().getByLabelText('Place'), 'Quebec')
  await waitFor(() => expect(verdicts()[0]).toHaveTextContent('Does not pass'))
})

test('the darkest that pass go on the car, once however often it is pressed', async () => {
  const user = await openFilm('/nano-ceramic?place=texas&front=DPNC-15')
  const show = await main().findByRole('button', { name: /^Show the darkest/ })
  const replaced = vi.spyOn(history, 'replaceState')
  await user.dblClick(show)
  await waitFor(() =>
    expect(address()).toBe(
      '/nano-ceramic?place=texas&front=DPNC-35&rear-side=DPNC-05&rear=DPNC-05',
    ),
  )
  await waitFor(() =>
    expect(document.querySelector('#viewer')).toHaveTextContent('DPNC-35 left of the line'),
  )
  expect(show).toHaveFocus()
  // A second one would count as a new page.
  expect(replaced).toHaveBeenCalledOnce()
})

test('privacy glass behind the driver counts', async () => {
  const user = await openFilm('/nano-ceramic?place=colorado&vehicle=mpv&front=DPNC-45')
  // The picture has bare glass where the address names no film, and so has the verdict.
  await waitFor(() => expect(verdicts()[0]).toHaveTextContent('Passes'))
  expect(verdicts()[1]).toHaveTextContent(/^Rear side windows27% or any$/)
  const behind = main().getByLabelText('Behind the driver of an SUV')
  await user.selectOptions(behind, 'Privacy glass, about 20%')
  await waitFor(() => expect(verdicts()[0]).toHaveTextContent('Does not pass'))
})

test('the page of a place: its answers follow the glass, and a dealer hears of the place', async () => {
  const user = await visit('/tint-law/texas')
  const answers = () => within(document.querySelector('#answers') as HTMLElement)
  const front = () => answers().getAllByRole('listitem')[0]
  expect(front()).toHaveTextContent('Front side windowsDPNC-35')
  expect(front()).toHaveTextContent('35% film × 75% glass / 90% clear glass = 29%')
  expect(answers().getByText(/The same goes for SUVs/)).toBeVisible()
  await user.selectOptions(await main().findByLabelText('Factory glass'), '85%')
  await waitFor(() => expect(front()).toHaveTextContent('DPSK-30'))
  const change = answers().getByRole('link', { name: /, in the viewer$/ })
  const href =
    '/skin-eye-care?place=texas&glass=85&explore=1&front=DPSK-30&rear-side=DPSK-05&rear=DPSK-05'
  expect(change).toHaveAttribute('href', href)
  await user.click(main().getByRole('link', { name: 'Ask a Dealer' }))
  const form = await screen.findByRole('form', { name: 'Ask a dealer' })
  expect(within(form).getByLabelText('Message')).toHaveValue(
    'I would like window film for a vehicle in Texas.',
  )
})

test('an SUV is answered for where it differs', async () => {
  await visit('/tint-law/new-york')
  const answers = within(document.querySelector('#answers') as HTMLElement)
  expect(answers.getByRole('heading', { name: 'SUV, van or truck' })).toBeVisible()
  const windows = answers.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(windows.length).toBeGreaterThan(3)
  expect(new Set(windows).size).toBe(windows.length)
})
