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
      alt: 'The driver’s window from inside, low sun on the armrest and the seat.',
    },
  },
  '/nano-ceramic': {
    path: '/nano-ceramic',
    market: 'automotive',
    name: 'Nano Ceramic Film',
    summary: 'Ceramic particles too small to see take the heat out. No metal, no lost signal.',
    picture: {
      source: nanoCeramic,
      alt: 'The side windows of a dark car, close, with a crisp evening sky in the glass.',
    },
  },
  '/platinum-signature': {
    path: '/platinum-signature',
    market: 'automotive',
    name: 'Platinum Signature Film',
    summary: 'A deep neutral tone, six shades, one finish from the front doors to the tailgate.',
    picture: {
      source: platinumSignature,
      alt: 'The rear quarter glass of a dark sedan, its bright trim line and the sky it mirrors.',
    },
  },
  '/reflective-film': {
    path: '/reflective-film',
    market: 'automotive',
    name: 'Reflective Film',
    summary: 'A fine mirrored layer sends sunlight back before it becomes heat.',
    picture: {
      source: reflectiveFilm,
      alt: 'Mirror-bright side glass of a car with the sunset standing in it.',
    },
  },
  '/windshield-protection': {
    path: '/windshield-protection',
    market: 'automotive',
    name: 'Windshield Protection Film',
    summary: 'A clear outer skin, 4 to 8 mil thick, that takes the stones so the glass does not.',
    picture: {
      source: windshieldProtection,
      alt: 'A windshield from close outside, low sun across the glass.',
    },
  },
  '/pre-cut-films': {
    path: '/pre-cut-films',
    market: 'automotive',
    name: 'Pre-Cut Films',
    summary: 'Skin & Eye Care film, cut to the windows of your car and ready to apply.',
    picture: { source: preCutFilms, alt: 'Window film cut to the outlines of car windows.' },
  },
  '/dyed-reflective': {
    path: '/dyed-reflective',
    market: 'architectural',
    name: 'Dyed Reflective Film',
    summary:
      'Dyed polyester softens the light and keeps the view: the simplest way to calm a room.',
    picture: {
      source: dyedReflective,
      alt: 'A desk beside tall tinted windows, the screen free of glare, the city dimmed by dusk.',
    },
  },
  '/2-ply-reflective': {
    path: '/2-ply-reflective',
    market: 'architectural',
    name: '2-Ply Reflective Film',
    summary: 'Two layers, one mirror between them: privacy by day and a cooler room.',
    picture: {
      source: twoPlyReflective,
      alt: 'Reflective film on an office window, one corner lifted: a mirror where it lies, a lit room where the glass is bare.',
    },
  },
  '/3-ply-reflective': {
    path: '/3-ply-reflective',
    market: 'architectural',
    name: '3-Ply Reflective Film',
    summary: 'Three bonded layers for glass that faces the sun all day, every day.',
    picture: {
      source: threePlyReflective,
      alt: 'Large mirrored panes of a facade, filled with sunset clouds.',
    },
  },
  '/signature-sputtering': {
    path: '/signature-sputtering',
    market: 'architectural',
    name: 'Signature Sputtering',
    summary: 'Metal laid down atom by atom: even, neutral and quiet to look at.',
    picture: {
      source: signatureSputtering,
      alt: 'Sheets of sputtered film fanned out, interference colors along their edges.',
    },
  },
  '/safety-security-films': {
    path: '/safety-security-films',
    market: 'architectural',
    name: 'Safety & Security Film',
    summary: 'Clear PET from 2 to 16 mil that holds broken glass together.',
    picture: {
      source: safetySecurityFilms,
      alt: 'A pane struck and cracked from edge to edge, every shard held in place before a city at dusk.',
    },
  },
  '/decorative-films': {
    path: '/decorative-films',
    market: 'architectural',
    name: 'Decorative Film',
    summary: 'Frost, gradient and pattern for partitions, doors and quiet corners.',
    picture: {
      source: decorativeFilms,
      alt: 'A meeting room behind glass with frosted bands, two people in silhouette before the late sun.',
    },
  },
} as const satisfies Readonly<Record<string, FilmCard>>

export type FilmPath = keyof typeof filmCards
