import type * as Models from '@duskpane/content/films/models'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { visit } from './visit'

/** The finder over the sheet of a maker, which for cars states VLT, IRR, UVR and TSER alone. */

vi.mock('@duskpane/content/films/models', async (original) => {
  const { filmsFor, withValues } = await import('@duskpane/content/films/catalog')
  const film = filmsFor('automotive')[0]
  const models = [{ name: 'D 35', stated: { vlt: 35, irr: 93, uvr: 99, tser: 60 } }]
  return {
    ...(await original<typeof Models>()),
    lines: film && [withValues(film, { models, traits: { goesOn: ['front'], metal: false } })],
  }
})

test('a film of unknown reflectance is found for heat, and under a law it says why not', async () => {
  const user = await visit('/film-finder')
  const main = within(screen.getByRole('main'))
  await user.click(await main.findByRole('checkbox', { name: 'Heat' }))
  const answer = (await main.findByRole('heading', { level: 4, name: /D 35/ })).closest('li')
  expect(answer).toHaveTextContent('It rejects 60% of the sun’s energy.')
  expect(answer).toHaveTextContent('How much it mirrors after dark is not stated.')
  await user.selectOptions(main.getByLabelText('Where do you drive?'), 'Texas')
  await waitFor(() =>
    expect(main.getByText(/^Its maker does not state/)).toHaveTextContent(/: reflectance\.$/),
  )
  expect(main.queryByRole('heading', { level: 4, name: /D 35/ })).toBeNull()
})
