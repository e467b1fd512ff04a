import { brand } from '../brand'
import type { Country } from '../countries'
import { contactOf, dealerOf } from '../forms/inquiry-country'
import { inText } from '../in-text'
import { paths } from '../paths'
import { isIllustrative, plain } from '../schema'

/** A draft answer. It has no blanks to fill in, so it can be sent as it is. */
export interface ReplyTemplate {
  readonly name: string
  readonly paragraphs: readonly string[]
}

/** The frame of every answer by mail. */
export const reply = {
  /** `reference` is the code by which the desk finds the record again. */
  subject: (about: string, reference: string) => `Re: ${about} [${reference}]`,
  salutation: (name: string) => `Hello ${name},`,
  quoted: (when: string) => `On ${when} you wrote:`,
  /** Ends a quotation that is too long for a link. */
  cut: '[...]',
  closing: ['Kind regards,', brand.name],
} as const

const thanks = 'Thank you for your message.'

const answer: ReplyTemplate = { name: 'Answer', paragraphs: [thanks] }

const ask: ReplyTemplate = {
  name: 'Ask for more',
  paragraphs: [
    thanks,
    'So that we can answer it well, please tell us more: where the glass is, what the film is for, and by when you need it.',
  ],
}

/** By what a contact message is about. */
const bySubject: Readonly<Record<string, readonly ReplyTemplate[]>> = {
  'General Inquiry': [answer, ask],
  Dealership: [
    {
      name: 'Invite to apply',
      paragraphs: [
        'Thank you for your interest in selling our films.',
        `The form for distributors asks what we need to know: ${plain(brand.origin)}${paths.distributor}`,
      ],
    },
    ask,
  ],
  'Product Inquiry': [
    {
      name: 'Lead to the finder',
      paragraphs: [
        'Thank you for your question.',
        `Three questions lead to the film for your window, with its figures: ${plain(brand.origin)}${paths.finder}`,
      ],
    },
    {
      name: 'Ask for the glass',
      paragraphs: [
        'Thank you for your question. Which film is right depends on the glass. Please tell us:',
        '- whether it is a vehicle or a building, and where it stands\n- which panes, and which way they face\n- whether the glass is tinted or coated already',
      ],
    },
  ],
  Others: [answer, ask],
}

const byList: Readonly<Record<string, readonly ReplyTemplate[]>> = {
  'distributor-applications': [
    {
      name: 'Next step',
      paragraphs: [
        'Thank you for your application, which we have read with interest.',
        'We would like to talk to you. When can we call?',
      ],
    },
    {
      name: 'Decline',
      paragraphs: [
        'Thank you for your application and for the time it took you.',
        'We cannot offer you a distributorship at the moment.',
      ],
    },
  ],
}

/**
 * Beginnings of an answer.
 * @param list the collection of what is answered
 * @param subject a visitor's text, which may also be the name of something that every object has
 * @param country whose dealer is named
 */
export function repliesTo(
  list: string,
  subject: string,
  country: string,
): readonly ReplyTemplate[] {
  if (list === 'contact-inquiries') return [aboutDealer(country), answer, ask]
  const [found, key] = subject ? [bySubject, subject] : [byList, list]
  return (Object.hasOwn(found, key) && found[key]) || []
}

function aboutDealer(country: string): ReplyTemplate {
  const inquiry = 'Thank you for your inquiry.'
  const dealer = dealerOf(country as Country)
  if (dealer === 'office') {
    return {
      name: 'From the head office',
      paragraphs: [
        inquiry,
        `For ${inText(country)}, our head office answers: you can write back to us.`,
      ],
    }
  }
  if (!dealer) {
    const place = country && country !== 'Other' ? `in ${inText(country)}` : 'near you'
    return {
      name: 'No dealer yet',
      paragraphs: [
        inquiry,
        `There is no dealer ${place} yet. Tell us what the glass is, and we will point you to the nearest one.`,
      ],
    }
  }
  const mark = isIllustrative(dealer.name) ? ' (illustrative)' : ''
  return {
    name: `Name the dealer${mark}`,
    paragraphs: [
      inquiry,
      `Your dealer for ${inText(country)} is ${plain(dealer.name)} in ${plain(dealer.places[0].location)}: ${contactOf(dealer).name}`,
    ],
  }
}
