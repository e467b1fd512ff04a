import { brand } from '@duskpane/content/brand'
import { whyPath } from '../support/routes'
import { expect, test } from '../support/shared-context'
import { visit } from '../support/visit'

/** What a screen reader is told in the main states: roles, names, states and their order. */

test('an open dropdown: an expanded button, and its list after it', async ({ page }) => {
  await visit(page, '/nano-ceramic')
  await page.getByRole('button', { name: 'Automotive' }).press('Enter')
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "${brand.name}, home"
      - navigation "Main menu":
        - list:
          - listitem:
            - link "About Us"
          - listitem:
            - button "Automotive" [expanded]
            - list:
              - listitem:
                - link "Skin & Eye Care Film"
              - listitem:
                - link "Nano Ceramic Film"
          - listitem:
            - button "Architectural" [expanded=false]
      - link "Find a Dealer"
  `)
})

test('the menu of a phone: a dialog with its groups', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/nano-ceramic')
  await page.getByRole('button', { name: 'Open menu' }).press('Enter')
  const menu = page.getByRole('dialog')
  await menu.getByText('Automotive', { exact: true }).press('Enter')
  await expect(menu).toMatchAriaSnapshot(`
    - dialog "Main menu":
      - link "${brand.name}, home"
      - button "Close menu"
      - list:
        - listitem:
          - link "About Us"
        - listitem:
          - group:
            - list:
              - listitem:
                - link "Skin & Eye Care Film"
        - listitem:
          - link "FAQs"
        - listitem:
          - link "Find a Dealer"
  `)
})

test('a film: breadcrumb, figures, shade and values', async ({ page }) => {
  await visit(page, '/nano-ceramic')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - navigation "Breadcrumb":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - link "Automotive"
      - heading "Nano Ceramic Film" [level=1]
      - term: VLT
      - definition: 35%
      - definition: Visible light transmitted
      - figure "Light that DPNC-35 lets through":
        - term: UV
        - definition: 1%
        - term: Infrared
        - definition: 7%
      - heading "See the shade" [level=2]
      - group "Film on the windows":
        - radio "No film" [checked]
        - radio "A 35% film on all windows"
      - heading "Specifications" [level=2]
      - region /values by model/:
        - table /values by model/:
          - rowgroup:
            - row "Model VLT IRR UVR O.D TSER":
              - columnheader "Model"
              - columnheader "TSER"
          - rowgroup:
            - row:
              - rowheader "DPNC-05"
              - cell "5%"
              - cell "95%"
              - cell "99%"
              - cell "1.30"
              - cell "90%"
  `)
  await expect(page.getByRole('table')).toHaveAccessibleDescription(/^(† )?Illustrative values/)
})

test('the comparison is one table with column and row headers, on a phone too', async ({
  page,
}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await visit(page, whyPath)
    await expect(page.getByRole('table'), `at ${width}`).toMatchAriaSnapshot(`
      - table "${brand.name} Skin & Eye Care film compared with six competitors":
        - rowgroup:
          - row:
            - columnheader "${brand.name}"
            - columnheader "Competitor A"
            - columnheader "Competitor F"
        - rowgroup:
          - row:
            - rowheader "VLT Visible light transmitted"
            - cell "30%"
            - cell "35%"
          - row:
            - rowheader "TSER Total solar energy rejected"
            - cell "81%"
            - cell "66%"
    `)
  }
})
