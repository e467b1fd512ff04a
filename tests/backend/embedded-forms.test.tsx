import { limits } from '@duskpane/content/forms/limits'
import { dashboard } from '@duskpane/content/pages/admin'
import { DataTable } from '@duskpane/ui/data-table'
import fc from 'fast-check'
import { deleteDB } from 'idb'
import type { ComponentType, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { columnsOf } from '../../site/admin/columns'
import { BackendProvider } from '../../site/app/backend-context'
import type { Backend, Collection, StoredRecord } from '../../site/backend/backend'
import { DATABASE_NAME } from '../../site/backend/embedded/database'
import { createBackend } from '../../site/backend/embedded/embedded'
import rules from '../../site/backend/firestore/firestore.rules?raw'
import { ContactForm } from '../../site/forms/contact-form'
import { DealerInquiryForm } from '../../site/forms/dealer-inquiry-form'
import { DistributorForm } from '../../site/forms/distributor-form'
import { ContactNewsletterForm, NewsletterForm } from '../../site/forms/newsletter-form'
import { anyText } from '../support/nasty-text'

/** The real forms over the real store, in a real browser: thousands of texts in the time of one visit. */

type TextControl = HTMLInputElement | HTMLTextAreaElement

const forms: readonly (readonly [string, ComponentType, Collection])[] = [
  ['the contact form', ContactForm, 'contact-messages'],
  ['the dealer inquiry', DealerInquiryForm, 'contact-inquiries'],
  ['the distributor application', DistributorForm, 'distributor-applications'],
  ['the newsletter block', NewsletterForm, 'newsletter-subscribers'],
  ['the newsletter of the contact page', ContactNewsletterForm, 'newsletter-subscribers'],
]
const lists = [...dashboard.tabs, dashboard.inquiries]

/** For each field a text that often fits: else no form with many fields would ever be sent. */
const oneOfEach = fc.infiniteStream(
  fc.record({
    fits: fc.integer({ min: 1, max: 8 }).map((it) => it > 1),
    text: anyText,
    email: fc.emailAddress({ size: 'small' }),
    website: fc.oneof(fc.constant(''), fc.webUrl({ withQueryParameters: true })),
  }),
)

let backend: Backend
let root: Root
let container: HTMLElement

beforeEach(async () => {
  await deleteDB(DATABASE_NAME)
  backend = createBackend()
  await backend.admin.signIn(
    String(import.meta.env.VITE_DEMO_ADMIN_EMAIL),
    String(import.meta.env.VITE_DEMO_ADMIN_PASSWORD),
  )
})
afterEach(unmount)

function mount(node: ReactNode) {
  unmount()
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  flushSync(() =>
    root.render(
      <MemoryRouter>
        <BackendProvider value={backend}>{node}</BackendProvider>
      </MemoryRouter>,
    ),
  )
}

function unmount() {
  root?.unmount()
  container?.remove()
  sessionStorage.clear()
}

function findForm(): HTMLFormElement {
  const form = container.querySelector('form')
  if (!form) throw new Error('There is no form.')
  return form
}

const textControls = (form: HTMLFormElement) => [
  ...form.querySelectorAll<TextControl>('input:not([type=radio], [tabindex]), textarea'),
]

/** Answers what is chosen, and enters the texts as typing would. */
function fill(form: HTMLFormElement, texts: fc.Stream<Sample>) {
  form.querySelector<HTMLInputElement>('[type=radio]')?.click()
  for (const select of form.querySelectorAll('select')) select.selectedIndex = 2
  for (const control of textControls(form)) {
    control.value = textFor(control, texts.next().value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

type Sample = typeof oneOfEach extends fc.Arbitrary<fc.Stream<infer S>> ? S : never

function textFor({ name }: TextControl, { fits, text, email, website }: Sample): string {
  if (!fits) return text
  if (name === 'email') return email
  if (name === 'website') return website
  return text.slice(0, limits[name as keyof typeof limits]) || 'text'
}

async function latest(collection: Collection): Promise<StoredRecord<Collection> | undefined> {
  return (await backend.submissions.list(collection)).records[0]
}

describe.each(forms)('%s', (_, Form, collection) => {
  test('stores what it takes character for character, and says why it takes no other', async () => {
    const outcomes = { stored: 0, refused: 0 }
    await fc.assert(
      fc.asyncProperty(fc.noShrink(oneOfEach), async (texts) => {
        mount(<Form />)
        const form = findForm()
        fill(form, texts)
        const shown = textControls(form).map(({ name, value }) => [name, value] as const)
        const refused = textControls(form).filter(({ validity }) => !validity.valid)
        const before = await latest(collection)
        form.requestSubmit()

        if (refused.length === 0) {
          await vi.waitFor(() => expect(container.textContent).toMatch(/Thank/), { interval: 5 })
          const stored: Record<string, unknown> = { ...(await latest(collection)) }
          expect(stored.id).not.toBe(before?.id)
          for (const [name, text] of shown) expect(stored[name]).toBe(text.toWellFormed())
          outcomes.stored += 1
        } else {
          await vi.waitFor(
            () => {
              for (const control of refused) {
                expect(control.getAttribute('aria-invalid')).toBe('true')
                const described = String(control.getAttribute('aria-describedby')).split(' ')
                const message = container.querySelector(`[id="${described[0]}"]`)
                expect(message?.textContent).toBeTruthy()
              }
            },
            { interval: 5 },
          )
          // Nothing typed is lost, and nothing is stored.
          for (const [name, text] of shown) {
            expect(form.querySelector<TextControl>(`[name=${name}]`)?.value).toBe(text)
          }
          expect((await latest(collection))?.id).toBe(before?.id)
          outcomes.refused += 1
        }
      }),
      { numRuns: 80 },
    )
    expect(outcomes.stored).toBeGreaterThan(10)
    expect(outcomes.refused).toBeGreaterThan(3)
  }, 180_000)
})

test('every address that the browser takes, the database takes too', () => {
  const [, pattern] = /value\.matches\('(.+?)'\)/.exec(rules) ?? []
  const inRules = new RegExp(`^(?:${String(pattern).replaceAll('\\\\', '\\')})$`)
  const input = Object.assign(document.createElement('input'), { type: 'email', required: true })
  let taken = 0
  const address = fc.oneof(
    fc.emailAddress(),
    fc
      .tuple(anyText, anyText)
      .map(([local, domain]) => `${local.slice(0, 64)}@${domain.slice(0, 64)}`),
    fc.stringMatching(/^[!-~]{1,20}@[!-~]{1,20}$/),
  )
  fc.assert(
    fc.property(address, (text) => {
      input.value = text
      if (!input.validity.valid) return
      taken += 1
      expect(input.value).toMatch(inRules)
    }),
    { numRuns: 3000 },
  )
  expect(taken).toBeGreaterThan(500)
})

test.each(lists)(
  'the dashboard shows any text of $collection as text',
  async (list) => {
    const columns = columnsOf(list.columns)
    const record = fc.record(
      Object.fromEntries(list.columns.map(({ field }) => [field, anyText])),
    ) as fc.Arbitrary<Record<string, string>>
    await fc.assert(
      fc.asyncProperty(record, async (texts) => {
        const row = { ...texts, storedAt: new Date() } as unknown as StoredRecord<Collection>
        mount(
          <DataTable
            caption="All"
            columns={columns}
            rows={[row]}
            getRowId={() => 'one'}
            emptyText="None"
          />,
        )
        const cells = [...container.querySelectorAll('tbody td > div')]
        list.columns.forEach(({ field }, index) => {
          if (field === 'storedAt') return
          const cell = cells[index]
          cell?.querySelector('[data-slot=data-table-fold]')?.remove()
          expect(cell?.textContent).toBe(texts[field] || '–')
          expect(cell?.querySelectorAll('*:not(p, a, span)')).toHaveLength(0)
        })
        const link = container.querySelector('a')
        if (link) expect(new URL(link.href).search + new URL(link.href).hash).toBe('')
        unmount()
      }),
      { numRuns: 150 },
    )
    expect(window).not.toHaveProperty('stolen')
  },
  60_000,
)
