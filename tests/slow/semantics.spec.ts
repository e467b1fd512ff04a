import { addRecords } from '../support/database'
import { expect, test } from '../support/shared-context'
import { visit } from '../support/visit'

/** What a screen reader is told in the main states: roles, names, states and their order. */

test('the slides: a named region, numbered groups, controls that name their slide', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visit(page, '/')
  const slides = page.getByRole('region', { name: 'Where light meets glass' })
  await expect(slides).toMatchAriaSnapshot(`
    - region "Where light meets glass":
      - group "1 of 4":
        - img /tower/
        - paragraph
      - button "Pause slides"
      - button "Go to slide 1 of 4"
      - button "Go to slide 4 of 4"
      - button "Previous slide"
      - button "Next slide"
  `)
  await expect(slides).toHaveAttribute('aria-roledescription', 'carousel')
})

test('questions: a numbered list, with each answer in the group of its question', async ({
  page,
}) => {
  await visit(page, '/faqs')
  await page.locator('main summary').first().press('Enter')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "FAQs" [level=1]
      - list:
        - listitem:
          - group: /What is VLT\\? Visible light transmitted/
        - listitem:
          - group: What is IR, and what does IRR tell me?
  `)
})

test('an invalid message: how many fields, then each with its error', async ({ page }) => {
  await visit(page, '/contact')
  const form = page.getByRole('form', { name: 'Write to us' })
  await form.getByRole('button', { name: 'Send Message' }).press('Enter')
  await expect(form).toMatchAriaSnapshot(`
    - form "Write to us":
      - status: 5 fields need another look.
      - group:
        - textbox "Name" [invalid]
        - paragraph: Please fill out this field.
        - textbox "Email" [invalid]
        - paragraph: With country code
        - textbox "Phone" [invalid]
        - combobox "Subject" [invalid]
        - paragraph: Please select an item in the list.
        - textbox "Message" [invalid]
        - button "Send Message"
  `)
})

test('an application: a group of two radios, and the field that Yes adds', async ({ page }) => {
  await visit(page, '/become-distributor')
  const form = page.getByRole('form', { name: 'Distributor application' })
  await form.getByRole('radio', { name: 'Yes' }).press('Space')
  await expect(form).toMatchAriaSnapshot(`
    - form "Distributor application":
      - group:
        - textbox "Company name"
        - textbox "Website (optional)"
        - combobox "Country":
          - option "Choose a country" [disabled] [selected]
          - option "Afghanistan"
        - group "Do you distribute window films today?":
          - radio "Yes" [checked]
          - radio "No" [checked=false]
          - textbox "Which brands?"
        - textbox "Why do you want to work with us?"
        - button "Submit Application"
  `)
})

test('the store, the cart and the checkout', async ({ page }) => {
  await visit(page, '/auto-store')
  await page.getByRole('button', { name: 'Paint Protection Film' }).press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: 'Paint Protection' }),
  ).toMatchAriaSnapshot('- status: /Paint Protection Film added to cart\\. Quantity 1\\./')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Auto Store" [level=1]
      - link "Cart, 1 item"
      - status: Paint Protection Film added to cart. Quantity 1.
      - list:
        - listitem:
          - article:
            - img
            - heading "Nano Ceramic Window Film" [level=2]
            - term: Piece
            - definition: /40 in × 15 ft/
            - text: $120.00
            - 'button "Add to Cart: Nano Ceramic Window Film"'
  `)

  await page.getByRole('main').getByRole('link', { name: 'Cart, 1 item' }).press('Enter')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Cart" [level=1]
      - status
      - list:
        - listitem:
          - img
          - heading "Paint Protection Film" [level=2]
          - paragraph: $200.00
          - paragraph: $200.00 each
          - button "Decrease quantity of Paint Protection Film"
          - spinbutton "Quantity of Paint Protection Film": "1"
          - button "Increase quantity of Paint Protection Film"
          - button "Remove Paint Protection Film"
      - paragraph:
        - status: $200.00
      - link "Checkout"
  `)

  await page.getByRole('link', { name: 'Checkout' }).press('Enter')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Checkout" [level=1]
      - form "Shipping details":
        - group:
          - textbox "Name"
          - textbox "Email"
          - textbox "Shipping address"
          - button "Place Order"
      - complementary "Your order":
        - list:
          - listitem: Paint Protection Film × 1 $200.00
        - paragraph: Total $200.00
  `)
})

test('the sign-in and the submissions', async ({ page }) => {
  await visit(page, '/about')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email').fill('ada@example.com')
  await footer.getByLabel('Email').press('Enter')
  await expect(footer).toMatchAriaSnapshot(`
    - contentinfo:
      - heading "Choosing" [level=2]
      - heading "Notes on light" [level=2]
      - status: Thank you for subscribing!
  `)
  await addRecords(
    page,
    'contact-messages',
    ['Ada', 'Mei'].map((name, number) => ({
      id: `message-${number}`,
      name,
      email: `${name}@example.com`.toLowerCase(),
      phone: '+1 302 555 0100',
      subject: 'Dealership',
      message: 'Tinted glass. '.repeat(20),
      status: 'pending',
      submittedAt: new Date(Date.UTC(2026, 0, 1, number)),
    })),
  )

  await visit(page, '/admin')
  await page.getByLabel('Email').fill('admin@example.com')
  await page.getByLabel('Password').fill('film-window')
  await page.getByLabel('Password').press('Enter')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Admin sign-in" [level=1]
      - form "Admin sign-in":
        - alert: Invalid email or password.
        - group:
          - textbox "Email": admin@example.com
          - textbox "Password"
          - button "Sign in"
  `)

  await page.getByLabel('Password').fill('window-film')
  await page.getByLabel('Password').press('Enter')
  await page.getByRole('button', { name: 'Mei' }).press('Enter')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Submissions" [level=1]
      - tablist "Lists":
        - tab /Contact Us Submissions 2 new/ [selected]
        - tab "Distributor Applications" [selected=false]
        - tab /Newsletter Subscribers/
        - tab "Dealer Inquiries"
      - tabpanel /Contact Us Submissions/:
        - search:
          - searchbox "Search"
          - button "Filters" [expanded=false]
          - button "2 overdue"
          - button "Export"
        - paragraph:
          - status: 2 rows
        - region "Contact Us Submissions 2 rows":
          - table "Contact Us Submissions 2 rows":
            - rowgroup:
              - row:
                - columnheader "Name":
                  - button "Name"
                - columnheader "Submitted"
            - rowgroup:
              - row /Mei/:
                - cell /New, Overdue/
                - cell "Mei":
                  - button "Mei"
                - cell "Dealership"
              - row /Ada/
        - article:
          - button "Back to the list"
          - button "Previous" [disabled]
          - button "Next"
          - heading "Mei" [level=2]
          - region "Answer":
            - link "Answer by mail"
          - region "As sent":
            - term: Email
            - definition: mei@example.com
          - region "At the desk":
            - heading "At the desk" [level=3]
            - button "New"
            - button "Take it"
            - textbox "Note"
            - heading "History" [level=3]
  `)
})
