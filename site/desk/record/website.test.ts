import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../../tests/support/nasty-text'
import { websiteHref } from './website'

test.each([
  ['www.tint.de', 'https://www.tint.de/'],
  ['tint.de/folien?a=1', 'https://tint.de/folien?a=1'],
  ['HTTP://tint.de', 'http://tint.de/'],
  ['tint.de:8080', 'https://tint.de:8080/'],
  [' https://tint.de ', 'https://tint.de/'],
  ['bücher.de', 'https://xn--bcher-kva.de/'],
  ['see our Instagram', undefined],
  ['Instagram', undefined],
  ['', undefined],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt://tint.de/%0aalert(1)', undefined],
  ['java\nscript:alert(1)', undefined],
  ['data:text/html,tint.de', undefined],
  ['file:///etc/passwd', undefined],
  ['https://bank.example@evil.example', undefined],
  ['//tint.de', 'https://tint.de/'],
])('%j leads to %j', (text, href) => {
  expect(websiteHref(text)).toBe(href)
})

test('any text leads to the web or nowhere', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(websiteHref(text) ?? 'https://').toMatch(/^https?:\/\/[^@]*$|^https?:\/\/[^/@]*\//)
    }),
  )
})
