import { brand } from '@duskpane/content/brand'
import type { Model } from '@duskpane/content/films/catalog'
import { models } from '@duskpane/content/films/models'
import { plain } from '@duskpane/content/schema'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { address, arrived, arrivedAt, reload, visit } from './visit'

const main = () => within(screen.getByRole('main'))
const table = () => within(main().getByRole('table', { name: 'Values by film' }))
const films = () =>
  main().queryByRole('table', { name: 'Values by film' }) === null
    ? []
    : table()
        .getAllByRole('columnheader')
        .map((it) => it.textContent?.match(/[A-Z]+[ -]?\d+/)?.[0])
const cells = (name: RegExp) =>
  within(table().getByRole('row', { name }))
    .getAllByRole('cell')
    .map((it) => it.textContent)
const model = (name: string) => models.find((one) => one.name === name) as Model
const summary = () => main().getAllByRole('status')[0]

async function compare(query: string) {
  const user = await visit(`/compare${query}`)
  await main().findByLabelText('Light let in')
  return user
}

test('a link opens its films in their order, with units and the illustrative mark', async () => {
  await compare('?film=DPSF+16&film=DPNC-35')
  expect(films()).toEqual(['DPSF 16', 'DPNC-35'])
  const shown = [model('DPSF 16'), model('DPNC-35')]
  expect(cells(/^TSER/)).toEqual(shown.map(({ name, tser }) => `${name}${tser}%`))
  expect(cells(/^O\.D/)[1]).toMatch(/0\.46$/)
  expect(cells(/^Thickness/)).toEqual([
    expect.stringMatching(/16 mil$/),
    expect.stringMatching(/–$/),
  ])
  expect(cells(/^Warranty/)).toEqual([
    expect.stringMatching(/Up to 5 years for commercial use$/),
    expect.stringMatching(/–$/),
  ])
  const notes = main().queryAllByText('Illustrative values', { exact: false })
  expect(notes.length > 0).toBe(shown.some(({ illustrative }) => illustrative))
})

test('each film is seen on one window, by day and after dark', async () => {
  await compare('?film=DPNC-35&film=DP2R-20')
  const seen = () =>
    main()
      .queryAllByRole('figure')
      .filter(({ textContent }) => textContent?.includes('the room is'))
      .map((it) => it.textContent)
  await waitFor(() => expect(seen()).toHaveLength(2))
  const [day, night] = seen()
  expect(day).toMatch(/^By day.*DPNC-35: the room is hidden\..*DP2R-20: the room is hidden\./)
  expect(night).toMatch(/^After dark.*DPNC-35: the room is seen\..*DP2R-20: the room is seen\./)
})

test('films that are chosen are in the address, Back leaves the page, and coming back finds them', async () => {
  await visit('/faqs')
  const user = await compare('?film=DPNC-35')
  await user.selectOptions(main().getByLabelText('Film 2'), 'DPSK-05')
  await arrivedAt('/compare?film=DPNC-35,DPSK-05')
  const shared = document.querySelector('meta[property="og:url"]')
  expect(shared).toHaveAttribute('content', `${plain(brand.origin)}${address()}`)
  expect(films()).toEqual(['DPNC-35', 'DPSK-05'])
  expect(summary()).toHaveTextContent('DPNC-35 and DPSK-05 side by side.')
  history.back()
  await arrived('FAQs')
  history.forward()
  await waitFor(() => expect(films()).toEqual(['DPNC-35', 'DPSK-05']))
  expect(await main().findByLabelText('Film 2')).toHaveValue('DPSK-05')
})

test('a choice made before the page has followed the last one keeps it', async () => {
  await compare('?film=DPNC-35&film=DPSK-05')
  for (const [label, value] of [
    ['Film 1', 'DPSF 16'],
    ['Film 2', ''],
  ] as const) {
    fireEvent.change(main().getByLabelText(label), { target: { value } })
  }
  await arrivedAt('/compare?film=DPSF+16')
  expect(main().getByLabelText('Film 1')).toHaveValue('DPSF 16')
})

test('at the same light the nearest model of each line is taken, and how near it is said', async () => {
  const user = await compare('?film=DPNC-15&film=DPPS-05')
  await user.selectOptions(main().getByLabelText('Light let in'), 'The same, 25%')
  await arrivedAt('/compare?line=nano-ceramic,platinum-signature&vlt=25')
  expect(summary()).toHaveTextContent(
    'The nearest to 25% of each line: DPNC-25 (exactly) and DPPS-30 (5 points lighter). Of two that are equally near, the lighter is taken.',
  )
  await user.selectOptions(main().getByLabelText('Line 3'), 'Dyed Reflective Film')
  await waitFor(() => expect(films()).toEqual(['DPNC-25', 'DPPS-30', 'DPAF 25']))
  await reload()
  await main().findByLabelText('Light let in')
  expect(films()).toEqual(['DPNC-25', 'DPPS-30', 'DPAF 25'])
  await user.selectOptions(main().getByLabelText('Light let in'), 'Each film’s own')
  await waitFor(() => expect(main().getByLabelText('Film 1')).toHaveValue('DPNC-25'))
  expect(films()).toEqual(['DPNC-25', 'DPPS-30', 'DPAF 25'])
})

test('an unknown name is named and left out; with nothing chosen there is no table', async () => {
  await compare('?film=DPNC-35&film=XYZ-1')
  expect(main().getByText(/that we do not have: XYZ-1\./)).toBeVisible()
  expect(films()).toEqual(['DPNC-35'])
  await compare('?film=')
  expect(summary()).toHaveTextContent(/^No film is chosen\. Choose one above\.$/)
  expect(films()).toEqual([])
})

test('each film says what it is good and bad at, and leads to the dealer', async () => {
  const user = await compare('?film=DPNC-45&film=DPRF-35')
  const heading = (await main().findAllByRole('heading', { name: /^DPNC-45/ })).find((it) =>
    it.closest('li'),
  )
  const nano = within(heading?.closest('li') as HTMLElement)
  expect(
    await nano.findByText(/Lets in more light than DPRF-35 and keeps out no less/),
  ).toBeVisible()
  await user.click(main().getByRole('link', { name: 'Ask a Dealer' }))
  const form = await screen.findByRole('form', { name: 'Ask a dealer' })
  expect(within(form).getByLabelText('Message')).toHaveValue(
    'I am comparing DPNC-45 (Nano Ceramic Film) and DPRF-35 (Reflective Film). Which of them would you choose?',
  )
})

test('the store is named beside the model that it sells, and no other', async () => {
  await compare('?film=DPNC-45&film=DPNC-35')
  expect(await main().findAllByRole('link', { name: /^In the demo store/ })).toEqual([
    main().getByRole('link', { name: /^In the demo store, \$[\d.]+.*Nano Ceramic Window Film$/ }),
  ])
})

test('from the table of a film its model is taken over', async () => {
  const user = await visit('/dyed-reflective')
  await user.click(await main().findByRole('link', { name: 'Compare with Other Films' }))
  await arrivedAt('/compare?film=DPAF+15')
  await waitFor(() => expect(films()).toEqual(['DPAF 15']))
})

test('the comparison downloads as CSV, illustrative values marked', async () => {
  await compare('?film=DPSK-30&film=DPNC-35')
  const link = main().getByRole<HTMLAnchorElement>('link', { name: 'Download as CSV' })
  expect(link.download).toBe('film-comparison.csv')
  const lines = (await (await fetch(link.href)).text()).trim().split('\r\n')
  for (const [place, name] of ['DPSK-30', 'DPNC-35'].entries()) {
    const basis = model(name).illustrative ? 'illustrative' : 'stated'
    expect(lines[place + 1]).toMatch(new RegExp(`^"?${name}.*${basis}"?$`))
  }
})
