import type { Submissions } from '../../site/backend/backend'

/** One filled-in form of each kind, as a visitor could send it. */
export const submissions: Submissions = {
  'newsletter-subscribers': { email: 'reader@example.com' },
  'distributor-applications': {
    company: 'Clear Coast Tinting',
    website: '',
    name: 'Ada Lindqvist',
    email: 'ada@example.com',
    phone: '+46 8 555 0100',
    country: 'Sweden',
    city: 'Gothenburg',
    distributes: 'Yes',
    brands: 'Two of them',
    years: '3-5 years',
    why: 'Our customers ask for it.',
  },
  'contact-inquiries': {
    name: 'Noor Rahman',
    email: 'noor@example.com',
    country: 'Singapore',
    city: 'Singapore',
    phone: '',
    message: 'Who fits your films here?',
  },
  'contact-messages': {
    name: 'Sam Okafor',
    email: 'sam@example.com',
    phone: '+1 302 555 0100',
    subject: 'Product Inquiry',
    message: 'Which film for a south window?',
  },
}
