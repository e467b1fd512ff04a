import { brand } from './brand'
import type { Link, MenuItem } from './schema'

/** Where the brand comparison lives; follows the brand's name. */
export const whyPath = `/why-${brand.slug}`

const automotive = [
  { name: 'Skin & Eye Care Film', to: '/skin-eye-care' },
  { name: 'Nano Ceramic Film', to: '/nano-ceramic' },
  { name: 'Platinum Signature Film', to: '/platinum-signature' },
  { name: 'Reflective Film', to: '/reflective-film' },
  { name: 'Windshield Protection Film', to: '/windshield-protection' },
  { name: 'Pre-Cut Films', to: '/pre-cut-films' },
] as const satisfies readonly Link[]

const architectural = [
  { name: 'Dyed Reflective Film', to: '/dyed-reflective' },
  { name: '2-Ply Reflective Film', to: '/2-ply-reflective' },
  { name: '3-Ply Reflective Film', to: '/3-ply-reflective' },
  { name: 'Signature Sputtering', to: '/signature-sputtering' },
  { name: 'Safety & Security Film', to: '/safety-security-films' },
  { name: 'Decorative Film', to: '/decorative-films' },
] as const satisfies readonly Link[]

/** The header, from the top bar down. */
export const header = {
  skipLink: 'Skip to content',
  homeLabel: `${brand.name}, home`,
  topBar: {
    label: 'Service links',
    links: [
      { name: 'FAQs', to: '/faqs' },
      { name: 'Contact Us', to: '/contact' },
      { name: 'Become a Distributor', to: '/become-distributor' },
    ],
  },
  menu: {
    label: 'Main menu',
    open: 'Open menu',
    close: 'Close menu',
    /** Leads a dropdown's items to the listing they belong to. */
    all: 'See all',
    items: [
      { name: 'About Us', to: '/about' },
      { name: 'Automotive', to: '/automotive', dropdown: automotive },
      { name: 'Architectural', to: '/architectural', dropdown: architectural },
    ] as readonly MenuItem[],
  },
  action: { name: 'Find a Dealer', to: '/find-dealer' },
} as const

/** The footer, in reading order. */
export const footer = {
  homeLabel: `${brand.name}, home`,
  statement: 'One pane between two worlds. Films that let the light in and keep the heat out.',
  newsletterLabel: 'Newsletter',
  quickLinks: {
    title: 'Quick links',
    links: [
      { name: 'About Us', to: '/about' },
      { name: 'FAQ', to: '/faqs' },
      { name: 'Become a Distributor', to: '/become-distributor' },
      { name: 'Contact Us', to: '/contact' },
    ],
  },
  productLinks: {
    title: 'Products',
    links: [
      { name: 'Architectural Solutions', to: '/architectural' },
      { name: 'Automotive Solutions', to: '/automotive' },
    ],
  },
  office: { title: 'Head office', emailLabel: 'Email', phoneLabel: 'Phone' },
  /** Stand in the last line, apart from the columns. */
  legalLinks: [
    { name: 'Privacy', to: '/privacy' },
    { name: 'Accessibility', to: '/accessibility' },
  ],
  /** Follows the copyright sign and the current year. */
  copyright: `${brand.legalName} All rights reserved.`,
  illustrativeNote: 'Street, postal code, email and phone are illustrative.',
} as const
