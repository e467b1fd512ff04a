import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { address, visit } from './visit'

/** The film finder: the films it names, the reasons against the others, and its links. */

const main = () => within(screen.getByRole('main'))
const said = () => main().getAllByRole('status')[0]
const names = () =>
  main()
    .queryAllByRole('heading', { level: 4 })
    .map((it) => it.textContent)
const answer = (name: string) =>
  main()
    .getByRole('heading', { level: 4, name: new RegExp(name) })
    .closest('li') as HTMLElement

async function open(query = '') {
  const user = await visit(`/film-finder${query}`)
  await main().findByLabelText('Heat')
  return user
}

test('heat on a car in Texas, from the question to the dealer', async () => {
  const user = await open()
  expect(said()).toHaveTextContent('Choose what bothers you')
  await user.click(main().getByRole('checkbox', { name: 'Heat' }))
  await waitFor(() => expect(said()).toHaveTextContent('3 films fit'))
  expect(main().getByRole('checkbox', { name: 'Heat' })).toHaveFocus()
  expect(names()).toEqual([
    expect.stringContaining('DPNC-65'),
    expect.stringContaining('DPSK-60'),
    expect.stringContaining('DPPS-50'),
  ])
  await user.selectOptions(main().getByLabelText('Where do you drive?'), 'Texas')
  await waitFor(() => expect(said()).toHaveTextContent('3 films fit'))
  await waitFor(() => expect(answer('DPSK-60')).toHaveTextContent('In Texas: Passes'))
  expect(answer('DPSK-60')).toHaveTextContent(
    '60% film × 75% glass / 90% clear glass = 50%; the law asks for 25%.',
  )
  expect(address()).toMatch(/bothers=heat&place=texas$/)
  await user.click(main().getByRole('link', { name: 'Ask a Dealer about DPSK-60' }))
  const form = await screen.findByRole('form', { name: 'Ask a dealer' })
  expect(address()).toMatch(/^\/find-dealer.*#inquiry$/)
  expect(main().getByRole('heading', { name: 'Ask a dealer' })).toBeVisible()
  expect(main().queryByText('Ask about your country')).toBeNull()
  expect(within(form).getByLabelText('Country')).toHaveValue('United States')
  for (const answerer of main().getAllByText(/our head office answers/))
    expect(answerer).toBeVisible()
  expect(main().getByRole('link', { name: 'Ask through the form' })).toHaveAttribute(
    'href',
    expect.stringContaining('#inquiry'),
  )
  expect(within(form).getByLabelText('Message')).toHaveValue(
    'I am interested in Skin & Eye Care Film, DPSK-60 for a car (front sides) in Texas. What bothers me: heat.',
  )
})

test('an answer is the figures of a film and one sentence; the rest is folded', async () => {
  await open('?on=building&bothers=heat+fading')
  await waitFor(() => expect(names()).toHaveLength(3))
  for (const name of names()) {
    const card = answer(name ?? '')
    const [fold, ...others] = card.querySelectorAll('details')
    expect(fold, name ?? '').not.toHaveAttribute('open')
    expect(others, name ?? '').toEqual([])
    expect(within(card).getByText('TSER').closest('details'), name ?? '').toBeNull()
    expect(within(card).getByRole('list', { name: 'For it', hidden: true })).toBeInTheDocument()
    const reasons = within(card).getAllByText(/^It rejects/)
    expect(reasons.filter((it) => !fold?.contains(it))).toHaveLength(1)
  }
  const [left] = main().getAllByText('It is made for vehicles.')
  expect(left?.closest('details')).not.toHaveAttribute('open')
})

test('before anything is asked, what is made for the glass is named, whatever the light and the law', async () => {
  const links = () =>
    main()
      .queryAllByRole('link', { name: /Film|Solutions|Shade/ })
      .map((it) => it.textContent)
  await open('?on=car')
  await waitFor(() => expect(links().length).toBeGreaterThan(4))
  const all = links()
  cleanup()
  await open('?on=car&place=texas&light=light')
  expect(said()).toHaveTextContent('All of these')
  expect(links()).toEqual(all)
})

test('a line that is too close to call is out, and one that reflects too much, each with its reason', async () => {
  await open('?bothers=glare&place=texas&glass=70')
  await waitFor(() => expect(said()).toHaveTextContent('No film of ours does all of this.'))
  const reasons = main()
    .getAllByRole('definition')
    .map((it) => it.textContent)
  expect(
    reasons.find((it) => it?.includes('35% film × 70% glass / 90% clear glass = 27%')),
  ).toMatch('It is too close to call in Texas')
  expect(reasons).toContain(
    'It does not pass in Texas: This film reflects 28%; the law allows 25%.',
  )
})

test('an inquiry from India asks for no film that its law does not allow', async () => {
  const user = await open('?bothers=heat&place=india')
  await user.click(await main().findByRole('link', { name: 'Ask a Dealer' }))
  const form = await screen.findByRole('form', { name: 'Ask a dealer' })
  expect(within(form).getByLabelText('Country')).toHaveValue('India')
  expect(within(form).getByLabelText('Message')).toHaveValue(
    'The law of India allows no film on a car (front sides). What bothers me: heat. What can I do instead?',
  )
})

test('where no film is allowed stands what helps instead', async () => {
  await open('?bothers=skin&place=india')
  await waitFor(() => expect(main().getByText('What helps instead')).toBeVisible())
  expect(main().getByText(/^A reflecting sunshade/)).toBeVisible()
})

test('so it does where none of our shades is light enough for the law, beside the way without it', async () => {
  await open('?bothers=heat&place=new-york')
  await waitFor(() => expect(main().getByText('What helps instead')).toBeVisible())
  expect(main().getByRole('button', { name: /^Where no law limits it: / })).toBeVisible()
})

test('where we have not read the law no film is named, and whom to ask is', async () => {
  await open('?bothers=heat&place=qatar')
  expect(said()).toHaveTextContent('We have not read the law of Qatar yet')
  expect(main().getByRole('link', { name: 'moi.gov.qa' })).toBeVisible()
  expect(names()).toEqual([])
})

test('a windshield is asked what film does there', async () => {
  const user = await open('?bothers=heat')
  await user.click(main().getByRole('radio', { name: 'Windshield' }))
  await waitFor(() => expect(main().queryByRole('checkbox', { name: 'Heat' })).toBeNull())
  await user.click(main().getByRole('checkbox', { name: 'Stone chips' }))
  await waitFor(() => expect(names()[0]).toContain('CLEARGARD'))
})

test('the glass of a building is asked for where the sun falls on it, and warned of', async () => {
  const user = await open('?on=building&bothers=heat')
  await waitFor(() => expect(names()).toHaveLength(3))
  await user.selectOptions(main().getByLabelText('What is the glass?'), 'Wired glass')
  await waitFor(() => expect(main().getAllByText(/wired glass can crack/)).toHaveLength(3))
  expect(address()).toContain('glazing=wired')
  await user.click(main().getByRole('radio', { name: 'Glass wall indoors' }))
  await waitFor(() => expect(main().queryByLabelText('What is the glass?')).toBeNull())
})

test('where nothing fits, a wish can be dropped, and taken up again', async () => {
  const user = await open('?bothers=heat+glare&place=texas&glass=70')
  await user.click(
    await main().findByRole('button', { name: /^Without glare: Nano Ceramic Film, DPNC-65/ }),
  )
  await waitFor(() => expect(names()[0]).toContain('DPNC-65'))
  expect(main().getByRole('heading', { name: 'What fits' })).toHaveFocus()
  expect(main().getByRole('checkbox', { name: 'Glare' })).not.toBeChecked()
  await user.click(main().getByRole('checkbox', { name: 'Glare' }))
  await waitFor(() => expect(said()).toHaveTextContent('No film of ours does all of this.'))
})

test('a building is asked for no place, and a glass wall indoors is frosted', async () => {
  const user = await open('?bothers=seen&place=texas')
  await user.click(main().getByRole('radio', { name: 'Building' }))
  await waitFor(() => expect(main().queryByLabelText('Where do you drive?')).toBeNull())
  await user.click(await main().findByRole('radio', { name: 'Glass wall indoors' }))
  await waitFor(() => expect(names()).toEqual(['Decorative Film']))
  expect(answer('Decorative Film')).toHaveTextContent('Choose its frost')
  await user.click(main().getByRole('radio', { name: 'Window or door in the sun' }))
  await waitFor(() => expect(names()).toHaveLength(3))
})

test('the film page takes over the model, the vehicle and the place', async () => {
  const user = await open('?on=mpv&bothers=signal&place=texas')
  await user.click(await main().findByRole('link', { name: 'See the film Nano Ceramic Film' }))
  await waitFor(() =>
    expect(address()).toMatch(/^\/nano-ceramic\?front=DPNC-\d+&vehicle=mpv&place=texas/),
  )
})

test('the store is named beside the model that it sells, and no other', async () => {
  const user = await open('?bothers=glare')
  await waitFor(() => expect(names().length).toBeGreaterThan(0))
  expect(main().getAllByRole('link', { name: /^In the demo store/ })).toHaveLength(1)
  const sold = within(answer('DPNC-35')).getByRole('link', { name: /^In the demo store: \$/ })
  await user.click(sold)
  await waitFor(() => expect(address()).toMatch(/^\/auto-store/))
})
