import type { Browser, Locator, Page } from 'playwright'
import type { Collection } from '../../site/backend/backend'
import { visit } from '../support/visit'

/** A record that the site confirmed as sent. Its e-mail address is unique to its journey. */
export interface ConfirmedRecord {
  readonly collection: Collection
  readonly email: string
}

/**
 * A visitor who makes all journeys in one tab. A form is offered once per visit, so that the first
 * half of the journeys starts a new visit with every round of them. The second half is one long
 * visit, in which the forms stay sent and the heap must not grow.
 */
export interface Visitor {
  readonly page: Page
  readonly confirmed: readonly ConfirmedRecord[]
  readonly errors: readonly string[]
  /** The JavaScript heap in the long visit: after a fifth of it, and at its end. */
  readonly heapMiB: readonly number[]
}

interface Journey {
  /** Where the form is stored. Without a collection it is offered again within the visit. */
  readonly collection?: Collection
  readonly open: (page: Page) => Promise<void>
  readonly send: (page: Page, email: string) => Promise<void>
  /** What the page shows once the form was sent, also when the visitor comes back. */
  readonly confirmation: (page: Page) => Locator
}

const journeys: readonly Journey[] = [
  {
    collection: 'contact-messages',
    open: (page) => footerLink(page, 'Contact Us').click(),
    async send(page, email) {
      const form = page.getByRole('form', { name: 'Write to us' })
      await form.getByLabel('Name').fill('Ada Okafor')
      await form.getByLabel('Email').fill(email)
      await form.getByLabel('Phone').fill('+1 302 555 0100')
      await form.getByLabel('Subject').selectOption('Dealership')
      await form.getByLabel('Message').fill('A west front of glass')
      await form.locator('[type=submit]').click()
    },
    confirmation: (page) => page.getByText('Thanks for contacting us.'),
  },
  {
    collection: 'newsletter-subscribers',
    async open(page) {
      // Leaves the page first, on which the last journey ended.
      await footerLink(page, 'FAQ').click()
      await page.getByRole('heading', { level: 1, name: 'FAQs' }).waitFor()
      await footerLink(page, 'Contact Us').click()
    },
    async send(page, email) {
      const form = page.getByRole('main').getByRole('form', { name: 'Notes on light' })
      await form.getByLabel('Email').fill(email)
      await form.locator('[type=submit]').click()
    },
    confirmation: (page) => page.getByRole('main').getByText('Thank you for subscribing!'),
  },
  {
    collection: 'contact-inquiries',
    open: (page) => page.getByRole('banner').getByRole('link', { name: 'Find a Dealer' }).click(),
    async send(page, email) {
      const form = page.getByRole('form', { name: 'Ask about your country' })
      await form.getByLabel('Name').fill('Bo Lind')
      await form.getByLabel('Email').fill(email)
      await form.getByLabel('Country').selectOption('Other')
      await form.getByLabel('City').fill('Oslo')
      await form.getByLabel('Message').fill('A west front of glass')
      await form.locator('[type=submit]').click()
    },
    confirmation: (page) => page.getByText('Thank you for your inquiry!'),
  },
  {
    collection: 'distributor-applications',
    open: (page) => footerLink(page, 'Become a Distributor').click(),
    async send(page, email) {
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
      await form.locator('[type=submit]').click()
    },
    confirmation: (page) => page.getByText('Thank you for your application!'),
  },
  {
    async open(page) {
      await footerLink(page, 'Automotive Solutions').click()
      await page.getByRole('link', { name: 'Try the demo store' }).click()
    },
    async send(page, email) {
      await page.getByRole('button', { name: 'Add to Cart: Paint Protection Film' }).click()
      await page.getByRole('main').getByRole('link', { name: 'Cart, 1 item' }).click()
      await page.getByRole('link', { name: 'Checkout' }).click()
      const form = page.getByRole('form', { name: 'Shipping details' })
      await form.getByLabel('Name').fill('Bo Lind')
      await form.getByLabel('Email').fill(email)
      await form.getByLabel('Shipping address').fill('1 Example Street')
      await form.locator('[type=submit]').click()
      await page.getByText('Your order has been placed successfully.').waitFor()
      await page.getByRole('link', { name: 'Back to Store' }).click()
    },
    confirmation: (page) => page.getByRole('main').getByRole('link', { name: 'Cart, 0 items' }),
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
  const sent = new Set<Collection>()
  page.on('pageerror', ({ message }) => errors.push(`visitor ${index}: ${message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`visitor ${index}: ${message.text()}`)
  })

  async function startVisit() {
    sent.clear()
    await visit(page, origin)
  }

  async function make({ collection, open, send, confirmation }: Journey, email: string) {
    await open(page)
    if (!collection || !sent.has(collection)) await send(page, email)
    await confirmation(page).waitFor()
    if (!collection || sent.has(collection)) return
    sent.add(collection)
    confirmed.push({ collection, email })
  }

  const longVisit = Math.floor(count / 2)
  const heapAt = [longVisit + Math.floor((count - longVisit) / 5), count - 1]
  for (let done = 0; done < count; done++) {
    const journey = journeys[(index + done) % journeys.length]
    try {
      if (done < longVisit ? done % journeys.length === 0 : done === longVisit) await startVisit()
      if (journey) await make(journey, `visitor-${index}-${done}@example.com`)
    } catch (error) {
      errors.push(`visitor ${index}, journey ${done}: ${(error as Error).message}`)
      await startVisit()
    }
    if (heapAt.includes(done)) heapMiB.push(await heapOf(page))
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
