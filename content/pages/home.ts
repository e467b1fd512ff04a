import { brand } from '../brand'
import { confirmedFixes } from '../confirmed-fixes'
import { card as threePlyCard } from '../films/3-ply-reflective/card'
import { line as threePlyLine } from '../films/3-ply-reflective/line'
import { pathOf } from '../films/catalog'
import { card as platinumCard } from '../films/platinum-signature/card'
import { card as preCutCard } from '../films/pre-cut-films/card'
import { line as preCutLine } from '../films/pre-cut-films/line'
import { card as skinEyeCareCard } from '../films/skin-eye-care/card'
import { line as skinEyeCareLine } from '../films/skin-eye-care/line'
import { upTo, upToCondition } from '../films/value-basis'
import phoneBare from '../images/phone-bare.jpg?picture'
import phoneFilm from '../images/phone-dpnc-35.jpg?picture'
import slideLivingRoom from '../images/slide-living-room.jpg?picture'
import slideTower from '../images/slide-tower.jpg?picture'
import slideWindshield from '../images/slide-windshield.jpg?picture'
import { dealersLink } from '../navigation'
import { readMoreTarget } from '../observed'
import { paths } from '../paths'
import type { PageMeta } from '../schema'

export const meta = {
  title: 'Window Film for Cars and Buildings',
  description:
    'Window films for vehicles and buildings: up to 100% of UV blocked, much of the sun’s heat kept out, ceramic lines with no metal interference.',
} as const satisfies PageMeta

export const home = {
  hero: {
    headline: brand.tagline,
    lead: 'Window film is invisible when it works. Choose your light: most ultraviolet and much heat stay outside.',
    link: paths.why,
    action: { name: 'Find Your Film', to: paths.finder },
    film: {
      source: phoneFilm,
      alt: 'A phone on the dashboard of a car in low sun, beside a filmed side window: its map is easy to read.',
    },
    bare: {
      source: phoneBare,
      alt: 'The same phone beside bare glass: glare lies over the map.',
    },
    /** Links below the picture: by the place of the glass, and to the laws. */
    ways: {
      label: 'Where is your glass?',
      links: [
        { name: 'Car', text: 'Heat, glare and privacy.', to: paths.automotive },
        {
          name: 'Home',
          text: 'Sun, fading, eyes from the street.',
          to: `${paths.finder}?on=building&window=window`,
        },
        {
          name: 'Office',
          text: 'Glare on screens, heat on the facade.',
          to: paths.architectural,
        },
        { name: 'Law', text: 'How dark it may be where you drive.', to: paths.laws },
      ],
    },
  },
  slider: {
    label: 'Where light meets glass',
    intervalMs: 5000,
    slides: [
      {
        id: 'tower',
        picture: {
          source: slideTower,
          alt: 'A glass office tower at golden hour: the bare half of its front shows lit offices, the filmed half mirrors the evening sky, a hazy city far below.',
          focus: '62% 50%',
        },
        caption: 'Facades that mirror the evening and keep the day out.',
      },
      {
        id: 'car',
        picture: platinumCard.picture,
        caption: 'A filmed window as deep as the paint below it.',
      },
      {
        id: 'living-room',
        picture: {
          source: slideLivingRoom,
          alt: 'A living room by day behind filmed windows: the sun lies on the floor, a book is open on the table beside a cup, and the lake and its far shore are clear to see.',
          focus: '48% 55%',
        },
        caption: 'Sun on the floor, with less glare and slower fading.',
      },
      {
        id: 'windshield',
        picture: {
          source: slideWindshield,
          alt: 'The road ahead and a low sun seen over the steering wheel through a bare windshield, light glaring on the hood and dashboard.',
          focus: '63% 42%',
        },
        caption: 'A low sun through bare glass: the road, the glare and the heat.',
      },
    ],
  },
  about: {
    title: brand.name,
    text: 'For over two decades, innovation in window film: nanotechnology that sorts sunlight by wavelength, UV protection for everyone behind the glass, and heat reduction you feel before you read the figures.',
    action: { name: 'Read More', to: readMoreTarget(confirmedFixes) },
  },
  products: {
    title: 'Product Range',
    text: 'Three places to begin.',
    linkName: 'Learn More',
    // With their own pictures: importing the cards of all film lines would make the first page heavier.
    cards: [
      {
        title: 'Skin & Eye Care Film',
        description:
          'Up to 100% of UV blocked at the side window, where skin and eyes meet the sun.',
        icon: 'eye',
        link: pathOf(skinEyeCareLine),
        picture: skinEyeCareCard.picture,
      },
      {
        title: '3 Ply Reflective Window Film',
        description: 'Three bonded layers for the side of the building that faces the sun.',
        icon: 'layers',
        link: pathOf(threePlyLine),
        picture: threePlyCard.picture,
      },
      {
        title: 'Pre-Cut Films',
        description: 'Cut to the windows of your car, for a quiet afternoon of your own.',
        icon: 'scissors',
        link: pathOf(preCutLine),
        picture: preCutCard.picture,
      },
    ],
  },
  law: {
    title: 'What may I drive with?',
    link: { name: 'All tint laws', to: paths.laws },
  },
  why: {
    title: `Why Choose ${brand.name}`,
    benefits: [
      {
        icon: 'sun',
        title: 'UV Protection',
        text: 'Blocks up to 100% of UV rays, in light shades as in dark ones.',
      },
      {
        icon: 'zap',
        title: 'Energy Savings',
        text: `Rejects up to ${upTo.percent}% of total solar energy: ${upToCondition}.`,
      },
      {
        icon: 'atom',
        title: 'Nano Technology',
        text: 'Nano-ceramic particles, no metal: signals pass with no interference.',
      },
      {
        icon: 'shield-check',
        title: 'Skin Cancer Prevention',
        text: 'Ultraviolet is a known cause of skin cancer. Film keeps out nearly all of what bare glass lets in.',
      },
      {
        icon: 'hand',
        title: 'Skin Safety',
        text: 'Dermatologist recommended, by the maker’s own word.',
      },
      {
        icon: 'globe',
        title: 'Global Standards',
        text: 'Meets standards in over 50 countries. Which, by film, is not stated yet: ask.',
      },
    ],
    note: 'Film complements sun protection and medical advice. It replaces neither.',
  },
  dealers: {
    title: 'Film is half the work',
    text: 'The other half is the hand that lays it. Our dealers measure your glass, know your local rules and install to the edge.',
    links: [dealersLink, { name: 'Try the Demo Store', to: paths.store }],
  },
} as const
