import type { Browser, Page } from 'playwright'
import type { Collection } from '../../site/backend/backend'
import { visit } from '../support/visit'

/** A record of which the site said that it was sent, by the mark in its e-mail field. */
export interface Confirmed {
  readonly collection: Collection
  readonly mark: string
}

/** One who goes on and on in one and the same tab, without ever loading it anew. */
export interface Visitor {
  readonly page: Page
  readonly confirmed: readonly Confirmed[]
  readonly errors: readonly string[]
  /** What script held on to after a tenth of the journeys, and at the end. */
  readonly heapMiB: readonly number[]
}

interface Journey {
  readonly collection?: Collection
  /** Ends when the site has said that it is done. */
  readonly make: (page: Page, mark: string) => Promise<void>
}

const journeys: readonly Journey[] = [
  {
    collection: 'contact-messages',
    async make(page, mark) {
      await footerLink(page, 'Contact Us').click()
      const form = page.getByRole('form', { name: 'Write to us' })
      await form.getByLabel('Name').fill('Ada Okafor')
      await form.getByLabel('Email').fill(mark)
      await form.getByLabel('Phone').fill('+1 302 555 0100')
      await form.getByLabel('Subject').selectOption('Dealership')
      await form.getByLabel('Message').fill('A west front of glass')
      await form.getByRole('button').click()
      await page.getByText('Thanks for contacting us.').waitFor()
    },
  },
  {
    collection: 'newsletter-subscribers',
    async make(page, mark) {
      // Away and back: the form that sent the last mark has gone with its page.
      await footerLink(page, 'FAQ').click()
      await page.getByRole('heading', { level: 1, name: 'FAQs' }).waitFor()
      await footerLink(page, 'Contact Us').click()
      const main = page.getByRole('main')
      const form = main.getByRole('form', { name: 'Notes on light' })
      await form.getByLabel('Email').fill(mark)
      await form.getByRole('button').click()
      await main.getByText('Thank you for subscribing!').waitFor()
    },
  },
  {
    collection: 'contact-inquiries',
    async make(page, mark) {
      await page.getByRole('banner').getByRole('link', { name: 'Find a Dealer' }).click()
      const form = page.getByRole('form', { name: 'Ask about your country' })
      await form.getByLabel('Name').fill('Bo Lind')
      await form.getByLabel('Email').fill(mark)
      await form.getByLabel('Country').selectOption('Other')
      await form.getByLabel('City').fill('Oslo')
      await form.getByLabel('Message').fill('A west front of glass')
      await form.getByRole('button').click()
      await page.getByText('Thank you for your inquiry!').waitFor()
    },
  },
  {
    collection: 'distributor-applications',
    async make(page, mark) {
      await footerLink(page, 'Become a Distributor').click()
      const form = page.getByRole('form', { name: 'Distributor application' })
      await form.getByLabel('Company name').fill('Lind Glass')
      await form.getByLabel('Contact name').fill('Bo Lind')
      await form.getByLabel('Email').fill(mark)
      await form.getByLabel('Phone').fill('+47 22 00 00 00')
      await form.getByLabel('Country').selectOption('Norway')
      await form.getByLabel('City').fill('Oslo')
      await form.getByLabel('Years in operation').selectOption('5+ years')
      await form.getByLabel('No', { exact: true }).check()
      await form.getByLabel(/^Why/).fill('We know the light here')
      await form.getByRole('button').click()
      await page.getByText('Thank you for your application!').waitFor()
    },
  },
  {
    async make(page, mark) {
      await footerLink(page, 'Automotive Solutions').click()
      await page.getByRole('link', { name: 'Try the demo store' }).click()
      await page.getByRole('button', { name: 'Add to Cart: Paint Protection Film' }).click()
      await page.getByRole('link', { name: 'Cart, 1 item' }).click()
      await page.getByRole('link', { name: 'Checkout' }).click()
      const form = page.getByRole('form', { name: 'Shipping details' })
      await form.getByLabel('Name').fill('Bo Lind')
      await form.getByLabel('Email').fill(mark)
      await form.getByLabel('Shipping address').fill('1 Example Street')
      await form.getByRole('button').click()
      await page.getByText('Your order has been placed successfully.').waitFor()
      await page.getByRole('link', { name: 'Back to Store' }).click()
      await page.getByRole('link', { name: 'Cart, 0 items' }).waitFor()
    },
  },
]

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

/** Makes `count` journeys, one after the other. What fails is noted, and the next one begins. */
export async function wander(
  browser: Browser,
  origin: string,
  index: number,
  count: number,
): Promise<Visitor> {
  // The policy allows Firebase's own addresses, and not the emulator's.
  const context = await browser.newContext({ bypassCSP: true })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const confirmed: Confirmed[] = []
  const errors: string[] = []
  const heapMiB: number[] = []
  page.on('pageerror', ({ message }) => errors.push(`visitor ${index}: ${message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`visitor ${index}: ${message.text()}`)
  })

  await visit(page, origin)
  for (let done = 0; done < count; done++) {
    const journey = journeys[(index + done) % journeys.length]
    const mark = `visitor-${index}-${done}@example.com`
    try {
      await journey?.make(page, mark)
      if (journey?.collection) confirmed.push({ collection: journey.collection, mark })
    } catch (error) {
      errors.push(`visitor ${index}, journey ${done}: ${(error as Error).message}`)
      await visit(page, origin)
    }
    if (done === Math.floor(count / 10) || done === count - 1) heapMiB.push(await heapOf(page))
  }
  return { page, confirmed, errors, heapMiB }
}

/** What script holds on to once everything else is collected, MiB. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 2 ** 20
}
