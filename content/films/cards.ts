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
    picture: { source: skinEyeCare, alt: 'Low sun through the filmed side window of a car.' },
  },
  '/nano-ceramic': {
    path: '/nano-ceramic',
    market: 'automotive',
    name: 'Nano Ceramic Film',
    summary: 'Ceramic particles too small to see take the heat out. No metal, no lost signal.',
    picture: { source: nanoCeramic, alt: 'The flank of a car with dark ceramic-filmed windows.' },
  },
  '/platinum-signature': {
    path: '/platinum-signature',
    market: 'automotive',
    name: 'Platinum Signature Film',
    summary: 'A deep neutral tone, six shades, one finish from the front doors to the tailgate.',
    picture: { source: platinumSignature, alt: 'A dark saloon at dusk with neutral gray glass.' },
  },
  '/reflective-film': {
    path: '/reflective-film',
    market: 'automotive',
    name: 'Reflective Film',
    summary: 'A fine mirrored layer sends sunlight back before it becomes heat.',
    picture: { source: reflectiveFilm, alt: 'Car glass that mirrors an evening sky.' },
  },
  '/windshield-protection': {
    path: '/windshield-protection',
    market: 'automotive',
    name: 'Windshield Protection Film',
    summary: 'A clear outer skin, 4 to 8 mil thick, that takes the stones so the glass does not.',
    picture: { source: windshieldProtection, alt: 'A windshield seen close, with low sun on it.' },
  },
  '/pre-cut-films': {
    path: '/pre-cut-films',
    market: 'automotive',
    name: 'Pre-Cut Films',
    summary: 'Skin & Eye Care film, cut to the windows of your car and ready to apply.',
    picture: { source: preCutFilms, alt: 'Window film cut to the outline of car windows.' },
  },
  '/dyed-reflective': {
    path: '/dyed-reflective',
    market: 'architectural',
    name: 'Dyed Reflective Film',
    summary: 'Warm color outside, softer light inside: the simplest way to calm a bright facade.',
    picture: { source: dyedReflective, alt: 'A facade of tinted glass in evening light.' },
  },
  '/2-ply-reflective': {
    path: '/2-ply-reflective',
    market: 'architectural',
    name: '2-Ply Reflective Film',
    summary: 'Two layers, one mirror between them: privacy by day and a cooler room.',
    picture: { source: twoPlyReflective, alt: 'Office windows that mirror the sky.' },
  },
  '/3-ply-reflective': {
    path: '/3-ply-reflective',
    market: 'architectural',
    name: '3-Ply Reflective Film',
    summary: 'Three bonded layers for glass that faces the sun all day, every day.',
    picture: { source: threePlyReflective, alt: 'A glass tower at golden hour.' },
  },
  '/signature-sputtering': {
    path: '/signature-sputtering',
    market: 'architectural',
    name: 'Signature Sputtering',
    summary: 'Metal laid down atom by atom: even, neutral and quiet to look at.',
    picture: { source: signatureSputtering, alt: 'Even gray glass on a modern building.' },
  },
  '/safety-security-films': {
    path: '/safety-security-films',
    market: 'architectural',
    name: 'Safety & Security Film',
    summary: 'Clear PET from 2 to 16 mil that holds broken glass together.',
    picture: { source: safetySecurityFilms, alt: 'A cracked pane held in one piece by film.' },
  },
  '/decorative-films': {
    path: '/decorative-films',
    market: 'architectural',
    name: 'Decorative Film',
    summary: 'Frost, gradient and pattern for partitions, doors and quiet corners.',
    picture: { source: decorativeFilms, alt: 'A frosted glass partition with soft light behind.' },
  },
} as const satisfies Readonly<Record<string, FilmCard>>

export type FilmPath = keyof typeof filmCards
