import { Toaster } from '@duskpane/ui/toast'
import fc from 'fast-check'
import { deleteDB } from 'idb'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Backend, Collection, StoredRecord } from '../../site/backend/backend'
import { collectionNames, collections } from '../../site/backend/collections'
import { BackendProvider } from '../../site/backend/context'
import { checkRecord } from '../../site/backend/embedded/checks'
import { DATABASE_NAME } from '../../site/backend/embedded/database'
import { createBackend } from '../../site/backend/embedded/embedded'
import { RecordDetail } from '../../site/desk/record/record-detail'
import { UnsavedNotesProvider } from '../../site/desk/unsaved-notes'
import { ContactNewsletterForm } from '../../site/forms/contact-newsletter-form'
import { NewsletterForm } from '../../site/forms/newsletter-form'
import { SentFormsProvider } from '../../site/forms/sent-forms'
import { NavigationProvider } from '../../site/router/navigation'
import { anyText } from '../support/nasty-text'
import { addresses } from './submissions'

/** The real forms over the real store in a real browser, which tries far more texts than end-to-end tests could. */

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
            <UnsavedNotesProvider>
              <NavigationProvider preload={() => undefined} loadingLabel="Loading page">
                {node}
              </NavigationProvider>
            </UnsavedNotesProvider>
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

/** Sets a value as typing would: the browser may strip line breaks and blanks. */
function enter(control: HTMLInputElement | HTMLTextAreaElement, text: string): string {
  control.value = text
  flushSync(() => control.dispatchEvent(new Event('input', { bubbles: true })))
  return control.value
}

/** The control called `name` of a form that is mounted. */
function control(name: string): HTMLInputElement {
  const found = findForm().elements.namedItem(name)
  if (!found || found instanceof RadioNodeList) throw new Error(`There is no control ${name}.`)
  return found as HTMLInputElement
}

/** Whether the embedded store accepts these texts, like the rules. */
function isStored(collection: Collection, texts: Record<string, string>): boolean {
  try {
    checkRecord(collection, 'A'.repeat(20), texts)
    return true
  } catch {
    return false
  }
}

describe('the form and the stores take the same', () => {
  test('what some take for an e-mail address', () => {
    for (const [text, expected] of Object.entries(addresses)) {
      mount(<ContactNewsletterForm />)
      const input = control('email')
      enter(input, text)
      // Unusual values are asked about once.
      input.checkValidity()
      const entered = enter(input, text)
      expect.soft([input.validity.valid, entered]).toEqual([expected, text])
      expect.soft(isStored('newsletter-subscribers', { email: text }), text).toBe(expected)
    }
  })

  test('any e-mail address', () => {
    mount(<NewsletterForm />)
    const input = control('email')
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
              onErased={() => {}}
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
          if (protocol === 'tel:') {
            expect(href).toMatch(/^tel:\+?\d{3,15}(;ext=\d{1,6})?$/)
            continue
          }
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
