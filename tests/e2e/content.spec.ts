import { expect, test } from '@playwright/test'

/** What the specification says of each page, in the page as it is sent. */
test.use({ javaScriptEnabled: false })

test('home: its sections', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Drive Smarter. Ride Cooler.' })).toHaveAttribute(
    'href',
    '/why-duskpane',
  )
  await expect(main.getByRole('heading', { name: 'Duskpane', exact: true })).toBeVisible()
  await expect(main.getByText(/over two decades/i).first()).toBeVisible()
  await expect(main.getByRole('button', { name: 'Read More' })).toBeVisible()
  for (const [film, path] of [
    ['Skin & Eye Care Film', '/skin-eye-care'],
    ['3 Ply Reflective Window Film', '/3-ply-reflective'],
    ['Pre-Cut Films', '/pre-cut-films'],
  ] as const) {
    await expect(main.getByRole('link', { name: `Learn More about ${film}` })).toHaveAttribute(
      'href',
      path,
    )
  }
  for (const benefit of [
    'UV Protection',
    'Energy Savings',
    'Nano Technology',
    'Skin Cancer Prevention',
    'Skin Safety',
    'Global Standards',
  ]) {
    await expect(main.getByRole('heading', { name: benefit, exact: true })).toBeVisible()
  }
})

test('about: founded in 2015', async ({ page }) => {
  await page.goto('/about')
  await expect(
    page
      .getByRole('main')
      .getByText(/founded in 2015/i)
      .first(),
  ).toBeVisible()
})

test('comparison: seven brands, four figures, source and disclaimer', async ({ page }) => {
  await page.goto('/why-duskpane')
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toContainText([
    'Duskpane',
    'Competitor A',
    'Competitor B',
    'Competitor C',
    'Competitor D',
    'Competitor E',
    'Competitor F',
  ])
  for (const [measure, ours] of [
    ['VLT', '30'],
    ['UVR', '100'],
    ['IRR', '100'],
    ['TSER', '81'],
  ] as const) {
    const row = table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: measure }) })
    await expect(row.getByRole('cell')).toHaveCount(7)
    await expect(row.getByRole('cell').first()).toContainText(ours)
  }
  await expect(page.getByText(/manufacturers’ websites/)).toBeVisible()
  await expect(page.getByText(/For orientation only/)).toBeVisible()
  await expect(page.getByText(/illustrative/).first()).toBeVisible()
})

for (const [path, films] of [
  [
    '/automotive',
    [
      'Skin & Eye Care Film',
      'Nano Ceramic Film',
      'Platinum Signature Film',
      'Reflective Film',
      'Windshield Protection Film',
      'Pre-Cut Films',
    ],
  ],
  [
    '/architectural',
    [
      'Dyed Reflective Film',
      '2-Ply Reflective Film',
      '3-Ply Reflective Film',
      'Signature Sputtering',
      'Safety & Security Film',
      'Decorative Film',
    ],
  ],
] as const) {
  test(`${path}: six cards`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('listitem').getByRole('heading')).toHaveText([...films])
    await expect(main.getByRole('link', { name: /^Learn More/ })).toHaveCount(6)
    await expect(main.getByRole('listitem').getByRole('img')).toHaveCount(6)
  })
}

for (const [path, count, first, last] of [
  ['/3-ply-reflective', 5],
  ['/dyed-reflective', 6, 'DPAF 05', 'DPAF 45'],
  ['/signature-sputtering', 6, 'DP 05SS', 'DP 60SS'],
  ['/2-ply-reflective', 4],
  ['/skin-eye-care', 6, 'DPSK-05', 'DPSK-60'],
  ['/nano-ceramic', 7, 'DPNC-05', 'DPNC-65'],
  ['/platinum-signature', 6, 'DPPS-05', 'DPPS-50'],
  ['/reflective-film', 4, 'DPRF-05', 'DPRF-50'],
] as const) {
  test(`${path}: ${count} models with their values`, async ({ page }) => {
    await page.goto(path)
    const table = page.getByRole('table', { name: /values by model/ })
    await expect(table.getByRole('columnheader')).toContainText([
      /Model/i,
      'VLT',
      'IRR',
      'UVR',
      'O.D',
      'TSER',
    ])
    const models = table.getByRole('rowheader')
    await expect(models).toHaveCount(count)
    if (first && last) {
      await expect(models.first()).toContainText(first)
      await expect(models.last()).toContainText(last)
    }
    await expect(page.getByText(/Illustrative values/).first()).toBeVisible()
  })
}

test('safety and security: five models of PET from 2 to 16 mil', async ({ page }) => {
  await page.goto('/safety-security-films')
  const table = page.getByRole('table', { name: /thickness by model/ })
  await expect(table.getByRole('rowheader')).toHaveCount(5)
  await expect(table.getByRole('row').nth(1)).toContainText('DPSF 02')
  await expect(table.getByRole('row').nth(1)).toContainText('PET')
  await expect(table.getByRole('row').nth(1)).toContainText('2 mil')
  await expect(table.getByRole('row').nth(5)).toContainText('DPSF 16')
  await expect(table.getByRole('row').nth(5)).toContainText('16 mil')
  await expect(page.getByRole('main')).toContainText(/up to 5 years for commercial use/i)
})

test('3 ply: single, 2 and 3 ply are compared', async ({ page }) => {
  await page.goto('/3-ply-reflective')
  const table = page.getByRole('table').filter({ hasText: /single/i })
  await expect(table).toBeVisible()
  await expect(table).toContainText(/2.ply/i)
  await expect(table).toContainText(/3.ply/i)
})

test('decorative films: words only', async ({ page }) => {
  await page.goto('/decorative-films')
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('windshield protection: Cleargard, Chipgard, and two ways on', async ({ page }) => {
  await page.goto('/windshield-protection')
  const rows = page.getByRole('table', { name: /thickness/ }).getByRole('row')
  await expect(rows).toContainText([
    /Model/,
    /CLEARGARD-4.*4 mil/,
    /CLEARGARD-6.*6 mil/,
    /CLEARGARD-8.*8 mil/,
    /Chipgard.*7\.5 mil/,
  ])
  const main = page.getByRole('main')
  await expect(main).toContainText('18 to 24 months')
  await expect(main.getByRole('link', { name: 'Find a Dealer Centre' })).toHaveAttribute(
    'href',
    '/find-dealer',
  )
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
})

test('pre-cut films: five kinds of car, 5 years, Coming Soon', async ({ page }) => {
  await page.goto('/pre-cut-films')
  const main = page.getByRole('main')
  for (const car of ['Sedans', 'SUVs', 'Coupes', 'Vans', 'Hatchbacks']) {
    await expect(main.getByRole('heading', { name: car })).toBeVisible()
  }
  await expect(main.getByText('5 year warranty').first()).toBeVisible()
  await expect(main.getByRole('button', { name: 'Coming Soon' })).toBeVisible()
})

test('FAQ: thirteen numbered questions and a way to ask more', async ({ page }) => {
  await page.goto('/faqs')
  const questions = page.getByRole('main').locator('summary')
  await expect(questions).toHaveCount(13)
  await questions.first().click()
  await expect(page.getByText(/Visible light transmitted/).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    '/contact',
  )
})
