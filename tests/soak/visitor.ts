import type { Browser, Page } from 'playwright'
import type { Collection } from '../../site/backend/backend'
import { visit } from '../support/visit'

/** A record that the site confirmed as sent. Its e-mail address is unique to its journey. */
export interface ConfirmedRecord {
  readonly collection: Collection
  readonly email: string
}

/** A visitor who makes all journeys in one tab, without a reload unless one fails. */
export interface Visitor {
  readonly page: Page
  readonly confirmed: readonly ConfirmedRecord[]
  readonly errors: readonly string[]
  /** The JavaScript heap after a tenth of the journeys, and at the end. */
  readonly heapMiB: readonly number[]
}

interface Journey {
  readonly collection?: Collection
  /** Resolves when the site has confirmed it. */
  readonly run: (page: Page, email: string) => Promise<void>
}

const journeys: readonly Journey[] = [
  {
    collection: 'contact-messages',
    async run(page, email) {
      await footerLink(page, 'Contact Us').click()
      const form = page.getByRole('form', { name: 'Write to us' })
      await form.getByLabel('Name').fill('Ada Okafor')
      await form.getByLabel('Email').fill(email)
      await form.getByLabel('Phone').fill('+1 302 555 0100')
      await form.getByLabel('Subject').selectOption('Dealership')
      await form.getByLabel('Message').fill('A west front of glass')
      await form.getByRole('button').click()
      await page.getByText('Thanks for contacting us.').waitFor()
    },
  },
  {
    collection: 'newsletter-subscribers',
    async run(page, email) {
      // Leaves the page first, so that the form of the last journey has unmounted.
      await footerLink(page, 'FAQ').click()
      await page.getByRole('heading', { level: 1, name: 'FAQs' }).waitFor()
      await footerLink(page, 'Contact Us').click()
      const main = page.getByRole('main')
      const form = main.getByRole('form', { name: 'Notes on light' })
      await form.getByLabel('Email').fill(email)
      await form.getByRole('button').click()
      await main.getByText('Thank you for subscribing!').waitFor()
    },
  },
  {
    collection: 'contact-inquiries',
    async run(page, email) {
      await page.getByRole('banner').getByRole('link', { name: 'Find a Dealer' }).click()
      const form = page.getByRole('form', { name: 'Ask about your country' })
      await form.getByLabel('Name').fill('Bo Lind')
      await form.getByLabel('Email').fill(email)
      await form.getByLabel('Country').selectOption('Other')
      await form.getByLabel('City').fill('Oslo')
      await form.getByLabel('Message').fill('A west front of glass')
      await form.getByRole('button').click()
      await page.getByText('Thank you for your inquiry!').waitFor()
    },
  },
  {
    collection: 'distributor-applications',
    async run(page, email) {
      await footerLink(page, 'Become a Distributor').click()
      const form = page.getByRole('form', { name: 'Distributor application' })
      await form.getByLabel('Company name').fill('Lind Glass')
      await form.getByLabel('Contact name').fill('Bo Lind')
      await form.getByLabel('Email').fill(email)
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
    async run(page, email) {
      await footerLink(page, 'Automotive Solutions').click()
      await page.getByRole('link', { name: 'Try the demo store' }).click()
      await page.getByRole('button', { name: 'Add to Cart: Paint Protection Film' }).click()
      await page.getByRole('link', { name: 'Cart, 1 item' }).click()
      await page.getByRole('link', { name: 'Checkout' }).click()
      const form = page.getByRole('form', { name: 'Shipping details' })
      await form.getByLabel('Name').fill('Bo Lind')
      await form.getByLabel('Email').fill(email)
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

/** Runs `count` journeys one after the other. Failures are recorded and the next journey starts. */
export async function runJourneys(
  browser: Browser,
  origin: string,
  index: number,
  count: number,
): Promise<Visitor> {
  // The Content-Security-Policy allows Firebase's origins, not the emulator's.
  const context = await browser.newContext({ bypassCSP: true })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const confirmed: ConfirmedRecord[] = []
  const errors: string[] = []
  const heapMiB: number[] = []
  page.on('pageerror', ({ message }) => errors.push(`visitor ${index}: ${message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`visitor ${index}: ${message.text()}`)
  })

  await visit(page, origin)
  for (let done = 0; done < count; done++) {
    const journey = journeys[(index + done) % journeys.length]
    const email = `visitor-${index}-${done}@example.com`
    try {
      await journey?.run(page, email)
      if (journey?.collection) confirmed.push({ collection: journey.collection, email })
    } catch (error) {
      errors.push(`visitor ${index}, journey ${done}: ${(error as Error).message}`)
      await visit(page, origin)
    }
    if (done === Math.floor(count / 10) || done === count - 1) heapMiB.push(await heapOf(page))
  }
  return { page, confirmed, errors, heapMiB }
}

/** The JavaScript heap after garbage collection, in MiB. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 2 ** 20
}
