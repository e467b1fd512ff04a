import twoPlyReflective from '../images/2-ply-reflective.jpg?picture'
import threePlyReflective from '../images/3-ply-reflective.jpg?picture'
import decorativeFilms from '../images/decorative-films.jpg?picture'
import dyedReflective from '../images/dyed-reflective.jpg?picture'
import nanoCeramic from '../images/nano-ceramic.jpg?picture'
import platinumSignature from '../images/platinum-signature.jpg?picture'
import preCutFilms from '../images/pre-cut-films.jpg?picture'
import reflectiveFilm from '../images/reflective-film.jpg?picture'
import safetySecurityFilms from '../images/safety-security-films.jpg?picture'
import signatureSputtering from '../images/signature-sputtering.jpg?picture'
import skinEyeCare from '../images/skin-eye-care.jpg?picture'
import windshieldProtection from '../images/windshield-protection.jpg?picture'
import type { FilmCard } from '../schema'

/**
 * The twelve lines in the order of the listings, by path. Listings and related lines need these
 * few words only, so they stand apart from the pages' long copy.
 */
export const filmCards = {
  '/skin-eye-care': {
    path: '/skin-eye-care',
    market: 'automotive',
    name: 'Skin & Eye Care Film',
    summary: 'Blocks up to 100% of ultraviolet and infrared, in six shades from deep to light.',
    picture: {
      source: skinEyeCare,
      alt: 'Low sun falls through the driver’s window onto a tan leather seat, with hills and evening sky outside.',
      focus: '42% 48%',
    },
  },
  '/nano-ceramic': {
    path: '/nano-ceramic',
    market: 'automotive',
    name: 'Nano Ceramic Film',
    summary: 'Ceramic particles too small to see take the heat out. No metal, no lost signal.',
    picture: {
      source: nanoCeramic,
      alt: 'A dark fastback from its front: deep, neutral side glass runs back along the flank with evening clouds reflected crisply in it.',
      focus: '66% 50%',
    },
  },
  '/platinum-signature': {
    path: '/platinum-signature',
    market: 'automotive',
    name: 'Platinum Signature Film',
    summary: 'A deep neutral tone, six shades, one finish from the front doors to the tailgate.',
    picture: {
      source: platinumSignature,
      alt: 'The rear quarter glass of a luxury car in its bright metal line, a sunset sky mirrored in glass and paint.',
      focus: '76% 46%',
    },
  },
  '/reflective-film': {
    path: '/reflective-film',
    market: 'automotive',
    name: 'Reflective Film',
    summary: 'A fine mirrored layer sends sunlight back before it becomes heat.',
    picture: {
      source: reflectiveFilm,
      alt: 'Car side windows with mirror-bright film in which the whole sunset sky is reflected.',
      focus: '66% 48%',
    },
  },
  '/windshield-protection': {
    path: '/windshield-protection',
    market: 'automotive',
    name: 'Windshield Protection Film',
    summary: 'A clear outer skin, 4 to 8 mil thick, that takes the stones so the glass does not.',
    picture: {
      source: windshieldProtection,
      alt: 'A windshield at dusk, seen over the hood: clear film ends in a bright line with one corner lifting, and in the bare glass before the steering wheel stands the star of a stone chip.',
      focus: '74% 46%',
    },
  },
  '/pre-cut-films': {
    path: '/pre-cut-films',
    market: 'automotive',
    name: 'Pre-Cut Films',
    summary: 'Skin & Eye Care film, cut to the windows of your car and ready to apply.',
    picture: {
      source: preCutFilms,
      alt: 'Window film cut to the shapes of a car’s windows and laid out in order on a dark table, one corner lifting from its liner, a squeegee beside them.',
      focus: '55% 55%',
    },
  },
  '/dyed-reflective': {
    path: '/dyed-reflective',
    market: 'architectural',
    name: 'Dyed Reflective Film',
    summary:
      'Dyed polyester softens the light and keeps the view: the simplest way to calm a room.',
    picture: {
      source: dyedReflective,
      alt: 'An office with tall windows over the water at sunset: an oak desk and a screen in low sun, a hazy city across the bay.',
      focus: '66% 55%',
    },
  },
  '/2-ply-reflective': {
    path: '/2-ply-reflective',
    market: 'architectural',
    name: '2-Ply Reflective Film',
    summary: 'Two layers, one mirror between them: privacy by day and a cooler room.',
    picture: {
      source: twoPlyReflective,
      alt: 'A wide window at dusk from outside: the filmed left sash mirrors the evening clouds, the bare right sash shows the lit room with its shelves and chair.',
      focus: '62% 55%',
    },
  },
  '/3-ply-reflective': {
    path: '/3-ply-reflective',
    market: 'architectural',
    name: '3-Ply Reflective Film',
    summary: 'Three bonded layers for glass that faces the sun all day, every day.',
    picture: {
      source: threePlyReflective,
      alt: 'A mirror-filmed facade seen from below: sunset clouds break across its large panes, each a little out of line.',
      focus: '62% 45%',
    },
  },
  '/signature-sputtering': {
    path: '/signature-sputtering',
    market: 'architectural',
    name: 'Signature Sputtering',
    summary: 'Metal laid down atom by atom: even, neutral and quiet to look at.',
    picture: {
      source: signatureSputtering,
      alt: 'Sheets of metal-sputtered film fanned over a dark table, copper, violet and blue running along their bright edges.',
      focus: '58% 52%',
    },
  },
  '/safety-security-films': {
    path: '/safety-security-films',
    market: 'architectural',
    name: 'Safety & Security Film',
    summary: 'Clear PET from 2 to 16 mil that holds broken glass together.',
    picture: {
      source: safetySecurityFilms,
      alt: 'A struck pane that still stands: cracks radiate like a web and catch the sun, film holding every shard before a city at dusk.',
      focus: '64% 46%',
    },
  },
  '/decorative-films': {
    path: '/decorative-films',
    market: 'architectural',
    name: 'Decorative Film',
    summary: 'Frost, gradient and pattern for partitions, doors and quiet corners.',
    picture: {
      source: decorativeFilms,
      alt: 'A meeting room behind a glass partition: frosted lines above, and below them a long table and chairs as soft shapes in the late sun.',
      focus: '66% 52%',
    },
  },
} as const satisfies Readonly<Record<string, FilmCard>>

export type FilmPath = keyof typeof filmCards
