import { copy } from '@duskpane/content/films/nano-ceramic/copy'
import { filmText } from '@duskpane/content/films/text'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { address, visit } from './visit'

/** The page of a film: its hero, its values, and its pictures, which jsdom cannot draw. */

const main = () => within(screen.getByRole('main'))
const part = (id: string) => within(document.querySelector(`#${id}`) as HTMLElement)

test('a film page says first what people ask first, and nothing that it cannot know', async () => {
  await visit('/nano-ceramic')
  const headings = main().getAllByRole('heading', { level: 2 })
  expect(headings.map((it) => it.textContent)).toEqual([
    copy.benefitsTitle,
    'Where it is legal',
    'Specifications',
    ...copy.sections.map(({ title }) => title),
    'Related films',
  ])
  expect(main().getByText(/^\$\d+ .*DPNC-35$/)).toBeVisible()
  expect(main().getByRole('link', { name: 'Where it is legal' })).toHaveAttribute(
    'href',
    '/nano-ceramic#tint-law',
  )
  await visit('/reflective-film')
  expect(await main().findByText(/uncertain and not counted/)).toBeVisible()
  await visit('/decorative-films')
  expect(main().getByText(filmText.priceAndWarranty.quoted.answer)).toBeVisible()
  expect(main().queryByRole('heading', { name: 'Where it is legal' })).toBeNull()
})

test('a page has one figure for the light and one for the heat that its shade lets in', async () => {
  for (const path of ['/nano-ceramic', '/skin-eye-care', '/signature-sputtering']) {
    await visit(path)
    await main().findByRole('table', { name: /values by model/ })
    const viewer = part('viewer')
    // How much light is said by the shades, which name their basis, and not once more on other glass.
    expect(viewer.getByRole('group', { name: /^\d shades, by VLT$/ })).toBeVisible()
    const said = viewer.getByRole('status').textContent
    expect(said, path).toMatch(/^DP\S*( \w+)? left of the line, on (factory|clear) glass\.$/)
    const [name = ''] = said.split(' left')
    const cell = (caption: RegExp, header: string) => {
      const table = within(main().getByRole('table', { name: caption }))
      const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent)
      const row = table.getByRole('row', { name: new RegExp(`^${name}`) })
      return row.children[headers.indexOf(header)]?.textContent
    }
    expect(viewer.getByRole('radio', { checked: true })).toHaveAccessibleName(
      `${name}, ${cell(/values by model/, 'VLT')}`,
    )
    const bar = main().getByText(name, { selector: 'dt' }).parentElement?.lastElementChild
    expect(bar, path).toHaveTextContent(
      `${Math.round(100 * Number(cell(/^On 3 mm clear glass/, 'SHGC')))}%`,
    )
  }
})

test('the data sheet of a line is printed by a button, and has day, standards and contact', async () => {
  const user = await visit('/signature-sputtering')
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await user.click(main().getByRole('button', { name: 'Print on One Page' }))
  expect(print).toHaveBeenCalledOnce()
  expect(
    part('for-specifiers').getByText(
      /by EN 673, SHGC by NFRC 200.* Values as of \w+ \d+, 20\d\d\./,
    ),
  ).toBeInTheDocument()
})

test('the values of a line download as CSV', async () => {
  await visit('/nano-ceramic')
  const link = main().getByRole<HTMLAnchorElement>('link', { name: 'Download as CSV' })
  expect(link.download).toBe('nano-ceramic.csv')
  const lines = (await (await fetch(link.href)).text()).trim().split('\r\n')
  const table = main().getByRole('table', { name: /values by model/ })
  expect(lines).toHaveLength(within(table).getAllByRole('row').length)
})

test('a film on a window that a view does not show stays chosen, which is said', async () => {
  const user = await visit('/nano-ceramic?view=driver&explore=1')
  const layer = within(await screen.findByRole('dialog'))
  const strip = () => layer.queryByLabelText('Windshield strip')
  const said = () => layer.getAllByRole('status').at(-1)
  await user.selectOptions(strip() as HTMLElement, 'DPNC-05')
  await waitFor(() =>
    expect(said()).toHaveTextContent('DPNC-05 on the windshield strip: 4% of the light'),
  )
  await user.click(layer.getByRole('radio', { name: 'Dashboard' }))
  await waitFor(() => expect(said()).toHaveTextContent('DPNC-05 on the windshield strip is kept'))
  expect(strip()).toBeNull()
  await user.click(layer.getByRole('radio', { name: 'Driver’s view' }))
  await waitFor(() => expect(strip()).toHaveValue('DPNC-05'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(address()).toMatch(/^\/nano-ceramic\?(?!.*explore)/))
})

test('an inquiry from a place whose law allows no film says so, and asks for none', async () => {
  const user = await visit('/nano-ceramic?place=india')
  await user.click(main().getByRole('button', { name: 'Explore' }))
  const layer = within(await screen.findByRole('dialog'))
  const link = layer.getByRole<HTMLAnchorElement>('link', { name: 'Ask a Dealer About This' })
  const asked = new URL(link.href).searchParams
  expect(asked.get('country')).toBe('India')
  expect(asked.get('message')).toContain('where the law allows no film')
})

test('Back closes Explore and undoes what was chosen in it, Escape keeps the choice', async () => {
  const user = await visit('/nano-ceramic')
  const button = () => main().getByRole('button', { name: 'Explore' })
  const chooseInside = async () => {
    await user.click(button())
    const layer = within(await screen.findByRole('dialog'))
    await user.selectOptions(layer.getByLabelText('Front doors'), 'DPNC-05')
    await waitFor(() => expect(address()).toContain('front=DPNC-05'))
  }
  await chooseInside()
  history.back()
  await waitFor(() => expect(button()).toHaveFocus())
  expect(address()).toBe('/nano-ceramic')

  await chooseInside()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(button()).toHaveFocus())
  await waitFor(() => expect(address()).toMatch(/^\/nano-ceramic\?front=DPNC-05(?!.*explore)/))
})

test('by day a mirror film hides the room, after dark it hides the street', async () => {
  await visit('/2-ply-reflective')
  await waitFor(() => expect(document.querySelector('#who-sees-whom figure')).toBeInTheDocument())
  const figure = (name: string) =>
    part('who-sees-whom').getByRole('heading', { name }).closest('figure')
  for (const [name, sentence] of [
    ['From the street by day', 'DP2R-20: the room is hidden.'],
    ['From the street after dark', 'DP2R-20: the room is seen.'],
    ['From the room by day', 'DP2R-20: what is outside is seen.'],
    ['From the room after dark', 'DP2R-20: what is outside is hidden.'],
  ] as const) {
    expect(figure(name), name).toHaveTextContent(sentence)
  }
})

test('who sees whom follows the shade above, beside bare glass, and so does the address', async () => {
  const user = await visit('/2-ply-reflective')
  await waitFor(() => expect(document.querySelector('#who-sees-whom figure')).toBeInTheDocument())
  const said = () =>
    part('who-sees-whom').getByRole('heading', { name: 'From the street by day' }).closest('figure')
  expect(said()).toHaveTextContent(/DP2R-20: .*Bare glass: /)
  await user.click(part('viewer').getByRole('radio', { name: 'DP2R-50, 50%' }))
  await waitFor(() => expect(said()).toHaveTextContent(/DP2R-50: .*Bare glass: /))
  await waitFor(() => expect(said()).toHaveTextContent('could not be drawn'))
  await waitFor(() => expect(address()).toContain('left=DP2R-50'))
  await visit('/2-ply-reflective?left=none')
  await waitFor(() => expect(said()).toHaveTextContent(/^(?!.*DP2R).*Bare glass: /))
})

test('without WebGL the still of a film stays, which says so', async () => {
  await visit('/dyed-reflective?front=DPAF+05')
  const view = () => document.querySelector('#viewer [data-slot=light-view]') as HTMLElement
  await waitFor(() => expect(view()).toHaveAttribute('data-state', 'failed'))
  expect(within(view()).getByRole('status')).toHaveTextContent('could not be drawn')
  expect(within(view()).getAllByRole('img')[0]).toBeVisible()
})

/** Queries that no control produces, and the result of each. */
const strange = [
  ['/film-finder?on=boat&window=sunroof&bothers=noise+heat&light=-1&place=atlantis', 'Heat'],
  ['/film-finder?bothers=%00&place=__proto__&place=texas', 'Heat'],
  ['/compare?film=%3Cscript%3E&film=__proto__&vlt=dark&line=constructor', 'Light let in'],
  [`/compare?${'film=DPNC-35&'.repeat(200)}`, 'Light let in'],
  ['/tint-law/texas?glass=abc&behind=-1', 'Factory glass'],
  ['/tint-law/texas?glass=1e9', 'Factory glass'],
  ['/nano-ceramic?front=DPNC-99&view=moon&glass=0&place=atlantis&vehicle=tank', 'Place'],
  ['/nano-ceramic?fbclid=IwAR0x&utm_source=a&utm_source=b&place=texas&gclid', 'Place'],
  ['/dyed-reflective?front=__proto__&view=constructor&glass=NaN', 'DPAF 05, 5%'],
] as const

test('an address with choices that do not exist works, and throws nothing', async () => {
  for (const [address, label] of strange) {
    await visit(address)
    const field = await main().findAllByLabelText(label)
    expect.soft(field[0], address).toBeVisible()
    const shown = screen.getByRole('main').cloneNode(true) as HTMLElement
    for (const script of shown.querySelectorAll('script')) script.remove()
    expect.soft(shown.textContent, address).not.toMatch(/NaN|undefined|null/)
  }
  for (const place of ['__proto__', 'TEXAS', 'texas/austin', 'atlantis']) {
    await visit(`/tint-law/${place}`)
    expect.soft(await screen.findByText('404 Not Found'), place).toBeVisible()
  }
})
