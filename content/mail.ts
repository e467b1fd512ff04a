import { brand } from './brand'
import { contactForm } from './forms/contact'
import { dealerInquiryForm } from './forms/dealer-inquiry'
import { distributorForm } from './forms/distributor'
import { newsletterForm } from './forms/newsletter'

/** What the office and the senders are mailed, where that is switched on. */
export const mail = {
  office: {
    subject: (list: string, reference: string) => `${list}: new [${reference}]`,
    desk: (path: string) => `Answer it at the desk: ${brand.origin.value}${path}`,
  },
  receipt: {
    subject: (reference: string) => `${brand.name} has received it [${reference}]`,
    body: (thanks: string, reference: string) =>
      [
        thanks,
        `Your reference is ${reference}.`,
        `This mail goes to the address that was filled in at ${brand.origin.value}. If that was not you, there is nothing to do: we send no more than one such mail a day to an address.`,
        brand.name,
      ].join('\n\n'),
  },
  /** By the list that it is in: what the form has said, too. */
  thanks: {
    'contact-messages': contactForm.success,
    'contact-inquiries': dealerInquiryForm.success,
    'distributor-applications': distributorForm.success,
    'newsletter-subscribers': newsletterForm.success,
  },
} as const
