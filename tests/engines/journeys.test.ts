import type { Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '../../site/build/serve'
import { originOf } from '../support/static-server'
import { engines } from './engines'
import { Tab } from './tab'

/** One journey of each kind for visitors and admins, in every installed engine. */

let site: Server

beforeAll(async () => {
  site = await serve(0)
})

afterAll(() => {
  site.close()
})

const PHONE = [412, 823] as const
const DESKTOP = [1280, 900] as const

const heading = (text: string) =>
  `document.querySelector('h1')?.textContent === ${JSON.stringify(text)}`

const control = (name: string) => `document.querySelector('main [name="${name}"]')`

/** Whether nothing lies over the middle of an element. */
const uncovered = (element: string) => `(() => {
  const { left, top, width, height } = (${element}).getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && ((${element}).contains(hit) || hit.contains(${element}))
})()`

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** How far rounding and a scroll bar may move a page, px. */
const PX = 2

describe.each(engines)('$name', ({ isThere, launch }) => {
  let tab: Tab

  beforeAll(async () => {
    if (isThere()) tab = new Tab(await launch(), originOf(site))
  }, 60_000)
  afterAll(() => tab?.close())

  const journey = (name: string, run: () => Promise<void>) => test.skipIf(!isThere())(name, run)

  /** Scrolls, and waits until the page has received the event. */
  async function scrollDown() {
    await tab.evaluate('scrollTo(0, 900)')
    await pause(300)
    await tab.until('scrollY > 800')
  }

  journey('pages of every kind open by their address and by a link', async () => {
    await tab.resize(...DESKTOP)
    for (const [path, title] of [
      ['/', 'Drive Smarter. Ride Cooler.'],
      ['/nano-ceramic', 'Nano Ceramic Film'],
      ['/tint-law/texas', undefined],
      ['/no-such-page', 'Unexpected Application Error!'],
    ] as const) {
      await tab.open(path)
      if (title) await tab.until(heading(title))
    }
    await tab.open('/faqs')
    await tab.click('link', 'Contact Us')
    await tab.until(heading('Contact Us'))
    expect(await tab.evaluate('location.pathname')).toBe('/contact')
  })

  journey('the dropdown opens by a click and leads to a film', async () => {
    await tab.resize(...DESKTOP)
    await tab.open('/about')
    await tab.click('button', 'Architectural')
    await tab.click('link', /^Decorative Film/)
    await tab.until(heading('Decorative Film'))
  })

  journey('the menu of a phone opens, leads to a page and closes', async () => {
    await tab.resize(...PHONE)
    await tab.open('/about')
    await tab.click('button', 'Open menu')
    // The footer has a link of that name, too.
    await tab.until(`document.querySelector('[role=dialog]')`)
    await tab.click('link', 'About Us')
    await tab.until(`!document.querySelector('[role=dialog]')`)
    await tab.click('button', 'Open menu')
    await tab.clickText('Automotive')
    await tab.click('link', /^Nano Ceramic Film/)
    await tab.until(heading('Nano Ceramic Film'))
  })

  journey('the slider moves by its arrow', async () => {
    await tab.resize(...DESKTOP)
    await tab.open('/')
    await tab.click('button', 'Pause slides')
    await tab.click('button', 'Go to slide 1 of 4')
    await tab.click('button', 'Next slide')
    await tab.until(
      `document.querySelector('[aria-label="Go to slide 2 of 4"]')?.getAttribute('aria-current') === 'true'`,
    )
  })

  journey('a rejected form shows the first field with its label and keeps the rest', async () => {
    await tab.resize(...PHONE)
    await tab.open('/contact')
    await tab.type('Message', 'Which film for a skylight?')
    await tab.click('button', /^Send/)
    await tab.until(`document.activeElement === ${control('name')}`)
    const label = `${control('name')}.labels[0]`
    await tab.until(`${label}.getBoundingClientRect().top >= 0`)
    await tab.until(uncovered(label))
    expect(await tab.evaluate(`${control('message')}.value`)).toBe('Which film for a skylight?')
  })

  journey('a contact message is stored, and the admin sees it', async () => {
    await tab.resize(...DESKTOP)
    await tab.open('/contact')
    await tab.type('Name', 'Ada Lovelace')
    await tab.type('Phone', '555-0100')
    await tab.type('Email', 'ada@bücher.de')
    await tab.select('Subject', 'Product Inquiry')
    await tab.type('Message', 'Which film for a skylight?')
    await tab.click('button', /^Send/)
    await tab.sees('Thanks for contacting us.')

    await tab.open('/admin')
    await tab.type('Email', 'admin@example.com')
    await tab.type('Password', 'wrong')
    await tab.click('button', 'Sign in')
    await tab.sees('Invalid email or password.')
    await tab.open('/admin')
    await tab.type('Email', 'admin@example.com')
    await tab.type('Password', 'window-film')
    await tab.click('button', 'Sign in')
    await tab.until(`location.pathname === '/admin-dashboard'`)
    await tab.sees('Ada Lovelace')
    await tab.sees('ada@xn--bcher-kva.de')
  })

  journey('from the store to the thanks', async () => {
    await tab.resize(...PHONE)
    await tab.open('/auto-store')
    await tab.click('button', /^Add to Cart/)
    await tab.click('link', /Cart/)
    // While the browser takes its picture of both pages, it takes no clicks.
    await tab.until(
      `document.activeElement.textContent === 'Cart' && !document.getAnimations().length`,
    )
    await tab.sees('Total')
    await tab.click('link', 'Checkout')
    await tab.type('Name', 'Ada Lovelace')
    await tab.type('Email', 'ada@example.com')
    await tab.type('Shipping address', '1 Loop Road')
    await tab.click('button', 'Place Order')
    await tab.sees('Your order has been placed successfully.')
  })

  journey('the picture of light follows the film', async () => {
    await tab.resize(...DESKTOP)
    await tab.open('/nano-ceramic')
    await tab.evaluate(`document.querySelector('#viewer').scrollIntoView()`)
    await tab.click('radio', 'DPNC-45, 45%')
    await tab.until(`/DPNC-45 left of the line/.test(document.querySelector('#viewer').innerText)`)
    await tab.until(`location.search.includes('DPNC-45')`)
  })

  journey('Back and Forward return to the place that was left', async () => {
    await tab.resize(...PHONE)
    await tab.open('/faqs')
    await scrollDown()
    const left = await tab.evaluate<number>('scrollY')
    await tab.evaluate(`document.querySelector('header a[href="/"]').click()`)
    await tab.until(`location.pathname === '/' && scrollY === 0`)
    await tab.evaluate('history.back()')
    await tab.until(`location.pathname === '/faqs' && Math.abs(scrollY - ${left}) <= ${PX}`)
    await tab.evaluate('history.forward()')
    await tab.until(`location.pathname === '/' && scrollY === 0`)
  })

  journey('Back from another document returns to the place that was left', async () => {
    await tab.resize(...PHONE)
    await tab.open('/faqs')
    await scrollDown()
    const left = await tab.evaluate<number>('scrollY')
    await tab.open('/licenses.txt')
    await tab.sees('MIT')
    await tab.back()
    await tab.until(`location.pathname === '/faqs'`)
    await tab.hydrated()
    await tab.until(`Math.abs(scrollY - ${left}) <= ${PX}`)
    // Nothing moves it afterwards.
    await pause(500)
    expect(Math.abs((await tab.evaluate<number>('scrollY')) - left)).toBeLessThanOrEqual(PX)
  })
})
