import { Toaster } from '@duskpane/ui/toast'
import fc from 'fast-check'
import { deleteDB } from 'idb'
import type { ComponentType, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RecordDetail } from '../../site/admin/record-detail'
import type { Backend, Collection, StoredRecord } from '../../site/backend/backend'
import { collectionNames, collections } from '../../site/backend/collections'
import { BackendProvider } from '../../site/backend/context'
import { checkRecord } from '../../site/backend/embedded/checks'
import { DATABASE_NAME } from '../../site/backend/embedded/database'
import { createBackend } from '../../site/backend/embedded/embedded'
import { isBlank } from '../../site/backend/normalize'
import { ContactForm } from '../../site/forms/contact-form'
import { ContactNewsletterForm } from '../../site/forms/contact-newsletter-form'
import { DealerInquiryForm } from '../../site/forms/dealer-inquiry-form'
import { DistributorForm } from '../../site/forms/distributor-form'
import { NewsletterForm } from '../../site/forms/newsletter-form'
import { SentFormsProvider } from '../../site/forms/sent-forms'
import { NavigationProvider } from '../../site/router/navigation'
import { eventually } from '../support/eventually'
import { anyText } from '../support/nasty-text'
import { addresses, fieldsOf } from './submissions'

/** The real forms over the real store in a real browser, which tries far more texts than end-to-end tests could. */

type TextControl = HTMLInputElement | HTMLTextAreaElement

const formsOf: Readonly<Record<Collection, readonly ComponentType[]>> = {
  'contact-messages': [ContactForm],
  'contact-inquiries': [DealerInquiryForm],
  'distributor-applications': [DistributorForm],
  'newsletter-subscribers': [NewsletterForm, ContactNewsletterForm],
}
const forms = collectionNames.flatMap((collection) =>
  formsOf[collection].map((Form) => ({ name: Form.name, Form, collection })),
)

/** A value for each field that is often valid: otherwise a form with many fields would never be sent. */
const oneOfEach = fc.infiniteStream(
  fc.record({
    valid: fc.integer({ min: 1, max: 8 }).map((it) => it > 1),
    text: anyText,
    email: fc.emailAddress({ size: 'small' }),
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
        <BackendProvider value={backend}>
          <SentFormsProvider>
            <NavigationProvider>{node}</NavigationProvider>
          </SentFormsProvider>
        </BackendProvider>
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

/** Chooses an option of each list, and enters the texts as typing would. */
function fill(form: HTMLFormElement, collection: Collection, texts: fc.Stream<Sample>) {
  flushSync(() => {
    form.querySelector<HTMLInputElement>('[type=radio]')?.click()
    for (const select of form.querySelectorAll('select')) {
      select.selectedIndex = 2
      select.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  for (const control of textControls(form)) {
    control.value = textFor(control, collection, texts.next().value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

type Sample = typeof oneOfEach extends fc.Arbitrary<fc.Stream<infer S>> ? S : never

function textFor({ name }: TextControl, collection: Collection, sample: Sample): string {
  const field = fieldsOf(collection).find(([it]) => it === name)?.[1]
  if (!field || field.kind === 'option') throw new Error(`${name} is no text of ${collection}.`)
  if (!sample.valid) return sample.text
  if (field.kind === 'email') return sample.email
  return sample.text.slice(0, field.limit) || 'text'
}

async function latest(collection: Collection): Promise<StoredRecord<Collection> | undefined> {
  return (await backend.desk.list(collection)).records[0]
}

describe.each(forms)('$name', ({ Form, collection }) => {
  test('stores valid texts character for character, and says why others are invalid', async () => {
    const outcomes = { stored: 0, invalid: 0 }
    await fc.assert(
      fc.asyncProperty(fc.noShrink(oneOfEach), async (texts) => {
        mount(<Form />)
        const form = findForm()
        fill(form, collection, texts)
        // What is unusual is asked about once.
        flushSync(() => form.checkValidity())
        const shown = textControls(form).map(({ name, value }) => [name, value] as const)
        const invalid = textControls(form).filter(({ validity }) => !validity.valid)
        const before = await latest(collection)
        form.requestSubmit()

        if (invalid.length === 0) {
          await eventually(() => expect(container.textContent).toMatch(/Thank/))
          const stored: Record<string, unknown> = { ...(await latest(collection)) }
          expect(stored.id).not.toBe(before?.id)
          for (const [name, text] of shown) {
            expect(stored[name]).toBe(isBlank(text) ? '' : text.toWellFormed())
          }
          outcomes.stored += 1
        } else {
          await eventually(() => {
            for (const control of invalid) {
              expect(control.getAttribute('aria-invalid')).toBe('true')
              const described = String(control.getAttribute('aria-describedby')).split(' ')
              const message = container.querySelector(`[id="${described[0]}"]`)
              expect(message?.textContent).toBeTruthy()
            }
          })
          for (const [name, text] of shown) {
            expect(form.querySelector<TextControl>(`[name=${name}]`)?.value).toBe(text)
          }
          expect((await latest(collection))?.id).toBe(before?.id)
          outcomes.invalid += 1
        }
      }),
      { numRuns: 80, includeErrorInReport: true },
    )
    expect(outcomes.stored).toBeGreaterThan(10)
    expect(outcomes.invalid).toBeGreaterThan(3)
  }, 180_000)
})

/** Whether the embedded store takes these texts, as the rules do. */
function isStored(collection: Collection, texts: Record<string, string>): boolean {
  try {
    checkRecord(collection, 'A'.repeat(20), texts)
    return true
  } catch {
    return false
  }
}

describe('the form and the stores take the same', () => {
  function mounted(Form: ComponentType, name: string): HTMLInputElement {
    mount(<Form />)
    const input = findForm().elements.namedItem(name)
    if (!(input instanceof HTMLInputElement)) throw new Error(`There is no input ${name}.`)
    return input
  }
  /** As typing would: the browser may strip line breaks and blanks. */
  function enter(input: HTMLInputElement, text: string): string {
    input.value = text
    flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })))
    return input.value
  }

  test('what some take for an e-mail address', () => {
    for (const [text, expected] of Object.entries(addresses)) {
      const input = mounted(ContactNewsletterForm, 'email')
      enter(input, text)
      // What is unusual is asked about once.
      input.checkValidity()
      const entered = enter(input, text)
      expect.soft([input.validity.valid, entered]).toEqual([expected, text])
      expect.soft(isStored('newsletter-subscribers', { email: text }), text).toBe(expected)
    }
  })

  test('any e-mail address', () => {
    const input = mounted(NewsletterForm, 'email')
    const outcomes = { valid: 0, invalid: 0 }
    const address = fc.oneof(
      fc.emailAddress(),
      fc
        .tuple(anyText, anyText)
        .map(([local, domain]) => `${local.slice(0, 64)}@${domain.slice(0, 64)}`),
      fc.stringMatching(/^[!-~]{1,20}@[!-~]{1,20}$/),
      fc.stringMatching(/^[!-~]{1,9}@[a-z-]{1,9}[.,;]?[a-z0-9-]{1,9}$/),
    )
    fc.assert(
      fc.property(address, (text) => {
        input.value = text
        const email = input.value
        expect(isStored('newsletter-subscribers', { email })).toBe(input.validity.valid)
        outcomes[input.validity.valid ? 'valid' : 'invalid'] += 1
      }),
      { numRuns: 3000 },
    )
    expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(500)
  }, 60_000)
})

test.each(collectionNames)(
  'the desk shows any text of a record of %s as text',
  async (collection) => {
    const fields = Object.keys(collections[collection].fields)
    const texts = fc.record(Object.fromEntries(fields.map((field) => [field, anyText])))
    await fc.assert(
      fc.asyncProperty(texts, async (sent) => {
        const made = { status: 'pending', assignee: '', history: [], storedAt: new Date() }
        mount(
          <Toaster>
            <RecordDetail
              record={{ ...sent, ...made, collection, id: 'one' } as unknown as StoredRecord}
              admin="ada@example.com"
              colleagues={[]}
              takesFocus={false}
              onClose={() => {}}
              onPrevious={undefined}
              onNext={undefined}
              notes={new Map()}
              onChanged={() => {}}
              onUnsaved={() => {}}
            />
          </Toaster>,
        )
        const values = [...container.querySelectorAll('dd')]
        fields.forEach((field, index) => {
          const value = values[index]?.querySelector('bdi, p')
          expect(value?.textContent ?? '').toBe(sent[field])
          expect(value?.childElementCount ?? 0).toBe(0)
        })
        for (const { href } of container.querySelectorAll('a')) {
          const { protocol, searchParams, hash } = new URL(href)
          expect(protocol).toMatch(/^(https?|mailto):$/)
          if (protocol !== 'mailto:') continue
          expect([...searchParams.keys(), hash]).toEqual(['subject', 'body', ''])
        }
        unmount()
      }),
      { numRuns: 100 },
    )
    expect(window).not.toHaveProperty('stolen')
  },
  60_000,
)
