import { brand } from './brand'
import { paths } from './paths'
import type { MenuItem } from './schema'

/** The way to the tint laws of all places. */
export const lawsLink = { name: 'Tint Laws', to: paths.laws } as const

/** The ways to whoever answers. */
export const dealersLink = { name: 'Find a Dealer', to: paths.dealers } as const
export const contactLink = { name: 'Contact Us', to: paths.contact } as const

/** The ways to find a film, of either market. */
const finderLink = { name: 'Film Finder', to: paths.finder } as const
const compareLink = { name: 'Compare Films', to: paths.compare } as const

/** The first link of a breadcrumb. */
export const homeLink = { name: 'Home', to: paths.home } as const

/** Completes the accessible name of a link or button that others with the same text stand beside. */
export const aboutFilm = (name: string) => `about ${name}`

export const loadingPage = 'Loading page'

/** The way to the demo store. */
const storeLink = { name: 'Store', to: paths.store } as const

/** The header, from the top bar down. */
export const header = {
  skipLink: 'Skip to content',
  homeLabel: `${brand.name}, home`,
  topBar: {
    label: 'Service links',
    links: [
      { name: 'FAQs', to: paths.faqs },
      contactLink,
      { name: 'Become a Distributor', to: paths.distributor },
    ],
  },
  menu: {
    label: 'Main menu',
    open: 'Open menu',
    close: 'Close menu',
    items: [
      { name: 'About Us', to: paths.about },
      {
        name: 'Automotive',
        to: paths.automotive,
        market: 'automotive',
        foot: [
          { name: 'All automotive films', to: paths.automotive },
          finderLink,
          compareLink,
          lawsLink,
        ],
      },
      {
        name: 'Architectural',
        to: paths.architectural,
        market: 'architectural',
        foot: [
          { name: 'All architectural films', to: paths.architectural },
          finderLink,
          compareLink,
        ],
      },
      storeLink,
    ] as readonly MenuItem[],
  },
  cart: {
    name: 'Cart',
    to: paths.cart,
    /** The accessible name of the cart button. */
    label: (count: number) => `Cart, ${count} ${count === 1 ? 'item' : 'items'}`,
  },
  action: dealersLink,
} as const

/** The footer, in reading order. */
export const footer = {
  homeLabel: `${brand.name}, home`,
  statement: 'One pane between two worlds. Films that let the light in and keep the heat out.',
  newsletterLabel: 'Newsletter',
  quickLinks: {
    title: 'Quick links',
    links: [
      { name: 'About Us', to: paths.about },
      { name: 'FAQ', to: paths.faqs },
      { name: 'Become a Distributor', to: paths.distributor },
      contactLink,
    ],
  },
  productLinks: {
    title: 'Products',
    links: [
      { name: 'Architectural Solutions', to: paths.architectural },
      { name: 'Automotive Solutions', to: paths.automotive },
      { name: 'Auto Store', to: paths.store },
    ],
  },
  choosingLinks: { title: 'Choosing', links: [finderLink, compareLink, lawsLink] },
  office: { title: 'Head office' },
  /** In the last line of the footer. */
  /** For a reader without links. */
  onPaper: (dealers: string) => `Dealers near you: ${dealers}`,
  legalLinks: [
    { name: 'Privacy', to: paths.privacy },
    { name: 'Accessibility', to: paths.accessibility },
  ],
  /** Follows the copyright sign and the current year. */
  copyright: `${brand.legalName} All rights reserved.`,
} as const
