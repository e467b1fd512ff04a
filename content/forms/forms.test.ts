import { expect, test } from 'vitest'
import { adminLoginForm } from './admin-login'
import { checkoutForm } from './checkout'
import { contactForm } from './contact'
import { dealerInquiryForm } from './dealer-inquiry'
import { distributorForm } from './distributor'
import { newsletterForm } from './newsletter'

const forms = { distributorForm, dealerInquiryForm, contactForm, newsletterForm }

test('the options are those observed on the original site', () => {
  const { years, distributes, country } = distributorForm.options
  expect(years).toEqual(['Less than 1 year', '1-3 years', '3-5 years', '5+ years'])
  expect(distributes).toEqual(['Yes', 'No'])
  expect(country.length).toBeGreaterThan(190)
  expect(dealerInquiryForm.options.country).toEqual([
    'United States',
    'United Kingdom',
    'United Arab Emirates',
    'India',
    'Germany',
    'France',
    'Singapore',
    'Malaysia',
    'Australia',
    'Canada',
    'Other',
  ])
  expect(contactForm.options.subject).toEqual([
    'General Inquiry',
    'Dealership',
    'Product Inquiry',
    'Others',
  ])
})

test('while submitting', () => {
  for (const { submitting } of Object.values(forms)) expect(submitting).toBe('Submitting...')
  expect(checkoutForm.submitting).toBe('Placing Order...')
  expect(checkoutForm.submit).toBe('Place Order')
  expect(newsletterForm.submit).toBe('Subscribe')
})

test('success', () => {
  expect(Object.values(forms).map(({ success }) => success)).toEqual([
    'Thank you for your application! We will review your submission and contact you soon.',
    'Thank you for your inquiry! We will get back to you soon.',
    'Thanks for contacting us. Our team will get back to you within 24\u201348 hours.',
    'Thank you for subscribing!',
  ])
})

test('failure', () => {
  expect(Object.values(forms).map(({ failure }) => failure)).toEqual([
    'There was an error submitting your application. Please try again.',
    'There was an error submitting your inquiry. Please try again.',
    'There was an error submitting your message. Please try again.',
    'There was an error. Please try again.',
  ])
  expect(newsletterForm.empty).toBe('Please enter your email.')
  expect(adminLoginForm.failure).toBe('Invalid email or password.')
})
