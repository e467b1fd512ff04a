import type { Film } from '../schema'
import { twoPlyReflective } from './2-ply-reflective'
import { threePlyReflective } from './3-ply-reflective'
import type { FilmPath } from './cards'
import { decorativeFilms } from './decorative-films'
import { dyedReflective } from './dyed-reflective'
import { nanoCeramic } from './nano-ceramic'
import { platinumSignature } from './platinum-signature'
import { preCutFilms } from './pre-cut-films'
import { reflectiveFilm } from './reflective-film'
import { safetySecurityFilms } from './safety-security-films'
import { signatureSputtering } from './signature-sputtering'
import { skinEyeCare } from './skin-eye-care'
import { windshieldProtection } from './windshield-protection'

/** The automotive lines, whole, in the order of their listing. */
export const automotiveFilms: readonly Film[] = [
  skinEyeCare,
  nanoCeramic,
  platinumSignature,
  reflectiveFilm,
  windshieldProtection,
  preCutFilms,
]

/** The architectural lines, whole, in the order of their listing. */
export const architecturalFilms: readonly Film[] = [
  dyedReflective,
  twoPlyReflective,
  threePlyReflective,
  signatureSputtering,
  safetySecurityFilms,
  decorativeFilms,
]

/** Every line, whole. A page that shows one line imports that line's module instead. */
export const films: readonly Film[] = [...automotiveFilms, ...architecturalFilms]

/** The line of a product route. */
export const filmsByPath = new Map(films.map((film) => [film.path as FilmPath, film]))
