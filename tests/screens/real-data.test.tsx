import {
  type Film,
  filmsFor,
  type ListedFilm,
  loadFilm,
  withValues,
} from '@duskpane/content/films/catalog'
import type { Dealer, FilmTraits, ModelRecord } from '@duskpane/content/schema'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DealerCard } from '../../site/pages/dealers/dealer-card'
import { PriceAndWarranty } from '../../site/pages/film/price-and-warranty'
import SpecSheet from '../../site/pages/film/spec-sheet'

/** Films and dealers as makers and dealers state them: more than ours have, and less. */

const line = filmsFor('architectural')[0] as ListedFilm

async function filmOf(
  models: readonly ModelRecord[],
  traits: Partial<FilmTraits> = {},
): Promise<Film> {
  return {
    ...(await loadFilm(line)),
    ...withValues(line, { models, traits: { goesOn: ['window'], ...traits } }),
  }
}

const cells = (table: string | RegExp, row: string) =>
  within(
    within(screen.getByRole('table', { name: table, hidden: true })).getByRole('row', {
      name: new RegExp(row),
      hidden: true,
    }),
  )
    .getAllByRole('cell', { hidden: true })
    .map((it) => it.textContent)

test('what a maker does not print is a dash, and emissivity is a column where one model has it', async () => {
  const film = await filmOf([
    {
      name: 'A 35',
      emissivity: 0.33,
      stated: { vlt: 35, uvr: '>99', u: 4.2, shgc: 0.39, outside: 9, inside: '<8' },
    },
    { name: 'B 50', stated: { vlt: 50 } },
  ])
  render(<SpecSheet film={film} />)
  expect(cells(/values by model/, 'B 50')).toEqual(['50%', '–', '–', '0.30', '–'])
  expect(cells(/values by model/, 'A 35')).toEqual(['35%', '–', '>99%', '0.46', '–'])
  expect(cells(/^On 3 mm clear glass/, 'A 35')).toEqual([
    '35%',
    '9%',
    '<8%',
    '4.2',
    '0.39',
    '–',
    '0.90',
    '0.33',
  ])
  expect(cells(/^On 3 mm clear glass/, 'B 50').at(-1)).toBe('–')
  const tables = screen.getAllByRole('table', { hidden: true })
  expect(tables, 'none on double glazing, which is figured from bands alone').toHaveLength(2)
  expect(screen.queryByText(/^Illustrative values/)).toBeNull()
})

test('without an emissivity there is no column of it', async () => {
  render(<SpecSheet film={await filmOf([{ name: 'B 50', stated: { vlt: 50 } }])} />)
  expect(screen.queryByRole('columnheader', { name: /ε/, hidden: true })).toBeNull()
})

test('a warranty that differs by region names each, with its terms', async () => {
  const warranty = [
    { region: 'Europe', period: '10 years', terms: 'If a dealer lays it.' },
    { region: 'India', period: '5 years' },
  ]
  render(<PriceAndWarranty film={await filmOf([], { warranty })} />, { wrapper: MemoryRouter })
  expect(screen.getAllByRole('term').map((it) => it.textContent)).toEqual(['Europe', 'India'])
  expect(screen.getAllByRole('definition').map((it) => it.textContent)).toEqual([
    ...['10 years', 'If a dealer lays it.', '5 years'],
  ])
})

const dealer: Dealer = {
  region: 'North',
  name: 'Nordfolie AS',
  places: [
    {
      location: 'Oslo, Norway',
      street: 'Storgata 1',
      timeZone: 'Europe/Oslo',
      hours: 'Monday to Friday, 8 AM to 4 PM',
    },
    { location: 'Bergen, Norway', timeZone: 'Europe/Oslo' },
  ],
  phone: '+47 22 12 34 56',
  website: 'https://www.nordfolie.no/',
  countries: ['Norway'],
}

test('a dealer without an email is called or visited, at each of its places', () => {
  // A Sunday in London, and Monday in Bergen.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 29, 23, 30) })
  onTestFinished(() => void vi.useRealTimers())
  render(<DealerCard dealer={dealer} />)
  expect(screen.getByRole('link', { name: '+47 22 12 34 56' })).toHaveAttribute(
    'href',
    'tel:+4722123456',
  )
  expect(screen.getByRole('link', { name: 'nordfolie.no' })).toHaveAttribute(
    'href',
    'https://www.nordfolie.no/',
  )
  expect(screen.getAllByRole('link')).toHaveLength(2)
  for (const name of ['Phone', 'Website']) expect(screen.getByRole('img', { name })).toBeVisible()
  expect(screen.queryByRole('img', { name: 'Email' })).toBeNull()
  expect(screen.getByText('Storgata 1, Oslo, Norway')).toBeVisible()
  expect(screen.getByText('Answers Monday to Friday, 8 AM to 4 PM.')).toBeVisible()
  expect(screen.getByText('Bergen, Norway')).toBeVisible()
  expect(screen.getAllByText(/^Answers /), 'hours that are not stated').toHaveLength(1)
  expect(screen.getByText(/^It is Monday, 12:30 AM in Bergen\.$/)).toBeVisible()
})
