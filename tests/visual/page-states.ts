import type { Page } from '@playwright/test'
import { visit, visitWithMenu } from '../support/visit'
import { signIn } from '../support/visitor'

/** A state that a page reaches only through an interaction. */
interface State {
  readonly name: string
  readonly widths: readonly Width[]
  /** An overlay of the size of the viewport: the screenshot leaves out the rest of the page. */
  readonly overlay?: boolean
  readonly open: (page: Page) => Promise<unknown>
}

/** The device options for each width of the screenshots. */
export const devices = {
  390: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  1280: { viewport: { width: 1280, height: 800 } },
}

export type Width = keyof typeof devices

export const widths: readonly Width[] = [390, 1280]

export const states: readonly State[] = [
  {
    name: 'menu-open',
    widths: [390],
    overlay: true,
    open: async (page) => {
      await visit(page, '/faqs')
      await page.getByRole('button', { name: 'Open menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Main menu' })
      await menu.locator('summary', { hasText: 'Automotive' }).click()
      await menu.getByRole('link', { name: 'Pre-Cut Films' }).waitFor()
    },
  },
  {
    name: 'dropdown-open',
    widths: [1280],
    overlay: true,
    open: async (page) => {
      await visitWithMenu(page, '/about')
      const menu = page.getByRole('navigation', { name: 'Main menu' })
      await menu.getByRole('button', { name: 'Architectural' }).hover()
      await menu.getByRole('link', { name: 'Decorative Film' }).waitFor()
    },
  },
  {
    name: 'form-with-errors',
    widths,
    open: async (page) => {
      await visit(page, '/become-distributor')
      const form = page.getByRole('form', { name: 'Distributor application' })
      await form.getByLabel('Email').fill('jonas')
      await form.getByRole('radio', { name: 'Yes' }).check()
      await form.getByRole('button', { name: 'Submit Application' }).click()
      await form.getByText('Please fill out this field.').first().waitFor()
    },
  },
  {
    name: 'cart-filled',
    widths,
    open: async (page) => {
      await visit(page, '/auto-store')
      for (const film of [
        'Reflective Solar Tint',
        'Reflective Solar Tint',
        'Headlight Tint Film',
      ]) {
        await page.getByRole('button', { name: film }).click()
      }
      await page.getByRole('main').getByRole('link', { name: 'Cart, 3 items' }).click()
      await page.getByText('$230.00').waitFor()
    },
  },
  {
    name: 'dashboard-filled',
    widths,
    open: async (page) => {
      await signIn(page)
      await page.getByRole('button', { name: 'Add 60 samples' }).click()
      await page.getByText('Mara Castellanos').first().waitFor()
    },
  },
]
