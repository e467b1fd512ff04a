import boxKit from '../images/box-kit.jpg?picture'
import { dealersLink } from '../navigation'
import { paths } from '../paths'
import type { PageMeta } from '../schema'

export const meta = {
  title: 'Thank You',
  description:
    'Your order at the demo store has been placed. Nothing was charged and nothing will ship.',
} as const satisfies PageMeta

export const thankYou = {
  headline: 'Thank you',
  text: 'Your order has been placed successfully.',
  picture: {
    source: boxKit,
    alt: 'An open ink-blue box with a roll of dark film in it, held by an amber band.',
    focus: '50% 60%',
  },
  ways: [{ name: 'Back to Store', to: paths.store }, dealersLink],
  order: 'What you ordered',
  next: {
    title: 'What happens next',
    items: [
      {
        title: 'Nothing is charged',
        text: 'This is a demo store: no payment was asked for, and none is taken.',
      },
      {
        title: 'Nothing ships',
        text: 'Your name, email and address reached no one, and this browser keeps them no longer.',
      },
      {
        title: 'The real film comes with its installer',
        text: 'A dealer measures your glass, cuts the film and lays it to the edge.',
      },
    ],
  },
} as const
