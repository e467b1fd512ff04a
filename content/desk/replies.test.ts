import { expect, test } from 'vitest'
import { dealerInquiryForm } from '../forms/dealer-inquiry'
import { dealers } from '../pages/dealers'
import { plain } from '../schema'
import { repliesTo } from './replies'

const textOf = (...about: Parameters<typeof repliesTo>) =>
  repliesTo(...about)
    .flatMap(({ name, paragraphs }) => [name, ...paragraphs])
    .join('\n')

test('no reply has a blank that somebody might forget to fill in', () => {
  const subjects = ['General Inquiry', 'Dealership', 'Product Inquiry', 'Others']
  for (const subject of subjects) {
    expect.soft(textOf('contact-messages', subject, ''), subject).toMatch(/^[^[\]]+$/)
  }
  for (const country of [...dealerInquiryForm.options.country, 'Germany', '']) {
    expect.soft(textOf('contact-inquiries', '', country), country).toMatch(/^[^[\]]+$/)
  }
  expect(textOf('distributor-applications', '', 'Germany')).toMatch(/^[^[\]]+$/)
  expect(textOf('newsletter-subscribers', '', '')).toBe('')
})

test('a reply to an inquiry names the dealer of its country, or says that there is none', () => {
  const [europe] = dealers.cards
  expect(textOf('contact-inquiries', '', 'Germany')).toContain(plain(europe?.email ?? ''))
  expect(textOf('contact-inquiries', '', 'Germany')).not.toContain('no dealer')
  expect(textOf('contact-inquiries', '', 'Malaysia')).toContain('There is no dealer in Malaysia')
  expect(textOf('contact-inquiries', '', 'Philippines')).toContain('no dealer in the Philippines')
  expect(textOf('contact-inquiries', '', 'United Kingdom')).toContain('for the United Kingdom is')
  expect(textOf('contact-inquiries', '', 'United States')).toContain('For the United States, our')
  expect(textOf('contact-inquiries', '', 'Other')).toContain('There is no dealer near you')
  expect(textOf('contact-inquiries', '', 'United States')).not.toMatch(/dealer (in|for)/)
})

test('a subject that is the name of something every object has is none of ours', () => {
  expect(repliesTo('contact-messages', 'constructor', '')).toEqual([])
})
