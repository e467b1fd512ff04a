import { brand } from './brand'

/** A beginning for an answer. What has to be filled in stands in square brackets. */
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

const ask: ReplyTemplate = {
  name: 'Ask for more',
  paragraphs: [
    'Thank you for your message. So that we can answer it well, please tell us:',
    '- [what is missing]',
  ],
}

/** Beginnings by what a contact message is about, and by the list for all others. */
export const replyTemplates: Readonly<Record<string, readonly ReplyTemplate[]>> = {
  'General Inquiry': [
    { name: 'Answer', paragraphs: ['Thank you for your message.', '[answer]'] },
    ask,
  ],
  Dealership: [
    {
      name: 'Invite to apply',
      paragraphs: [
        'Thank you for your interest in selling our films.',
        `The form for distributors asks what we need to know: ${brand.origin.value}/become-distributor`,
      ],
    },
    ask,
  ],
  'Product Inquiry': [
    {
      name: 'Recommend a film',
      paragraphs: [
        'Thank you for your question.',
        'For what you describe we recommend [film], because [reason]. Its values are on [address].',
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
  Others: [{ name: 'Answer', paragraphs: ['Thank you for your message.', '[answer]'] }, ask],
  'contact-inquiries': [
    {
      name: 'Name a dealer',
      paragraphs: [
        'Thank you for your inquiry.',
        'The dealer for your place is [dealer]. They expect to hear from you.',
      ],
    },
    {
      name: 'No dealer yet',
      paragraphs: [
        'Thank you for your inquiry.',
        'There is no dealer near you yet. [what we can do instead]',
      ],
    },
  ],
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
        'We cannot offer you a distributorship at the moment, because [reason].',
      ],
    },
  ],
  'newsletter-subscribers': [],
}
