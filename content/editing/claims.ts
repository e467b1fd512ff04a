import { brand } from '../brand'
import { models } from '../films/models'
import { goodShades, upTo } from '../films/value-basis'
import { carGlass } from '../laws/glass'
import { places } from '../laws/places'
import { bareGlass, clearGlass, netVlt, ofSun, SOLAR_SHARES } from '../light/optics'
import { toMicrometers } from '../light/thickness'
import { plain } from '../schema'
import { thresholds } from '../thresholds'

const { street, postalCode } = brand.address

/** What proves a number in the copy. */
type Proof =
  /** The optical records and thicknesses of models. */
  | 'record'
  /** The records of laws. */
  | 'law'
  /** A standard that is named. */
  | 'standard'
  /** Follows by arithmetic from a constant of the content. */
  | 'computed'
  /** A rule of the trade, which the text calls by that name or as advice. */
  | 'trade'
  /** The owner says so. */
  | 'owner'
  /** Tested on this site. */
  | 'site'

/** Numbers as the copy words them, and what proves them. */
export interface Claim {
  readonly says: RegExp
  readonly proof: Proof
  readonly by: string
  /** Whether what proves them still does, where the content has it. */
  readonly holds?: () => boolean
}

const most = (key: 'uvr' | 'tser' | 'irr') => Math.max(...models.map((model) => model[key]))
const thicknessesOf = (slug: string) =>
  models.filter(({ line }) => line.slug === slug).map(({ thicknessMil = 0 }) => thicknessMil)
const runs = (slug: string, from: number, to: number) =>
  Math.min(...thicknessesOf(slug)) === from && Math.max(...thicknessesOf(slug)) === to
const modelOf = (name: string) => models.find((model) => model.name === name)
/** What a model rejects of the sun's energy by its bands, whatever is stated. */
const byBands = (name: string) => modelOf(name)?.tserFollows ?? modelOf(name)?.tser ?? 0
const asks = (vlt: number, code: string) =>
  places.some((place) => place.code === code && place.windshieldVlt === vlt)

/** Every number of the copy with its proof; a test finds those that have none. */
export const claims: readonly Claim[] = [
  {
    says: /up to (99 or )?100%( of (UV|ultraviolet)( and infrared)?( rays)?)?/i,
    proof: 'owner',
    by: 'Skin & Eye Care, whose records agree; the other lines have 99%',
    holds: () =>
      most('uvr') === 100 &&
      most('irr') === 100 &&
      models.some(({ uvr, line }) => uvr === 99 && line.slug === 'nano-ceramic'),
  },
  {
    says: /up to 80% of total solar energy/i,
    proof: 'owner',
    by: 'value-basis.ts, which says of what it is true',
  },
  {
    says: /does, at 15% light/,
    proof: 'record',
    by: '3-ply-reflective/models.ts: what it rejects by its bands',
    holds: () => modelOf(upTo.reached.name)?.vlt === 15 && byBands(upTo.reached.name) === 80,
  },
  {
    says: /13 of our 52 shades/,
    proof: 'record',
    by: 'all models, by thresholds.goodTser',
    holds: () =>
      models.length === goodShades.of &&
      models.filter(({ tser }) => tser >= thresholds.goodTser).length === goodShades.reach,
  },
  {
    says: /the 81% that its maker states; from its bands follow 65%/,
    proof: 'computed',
    by: 'skin-eye-care/models.ts',
    holds: () => modelOf('DPSK-30')?.tserFollows === 65,
  },
  {
    says: /the law nearly always asks for more than 20%/,
    proof: 'law',
    by: 'the records: one place of all lets 20% in front',
    holds: () => places.filter(({ car }) => car.front !== null && car.front <= 20).length <= 1,
  },
  {
    says: /30% light, 81% of total solar energy/,
    proof: 'owner',
    by: 'the comparison of /why-…; the record says that its TSER is stated',
    holds: () => modelOf('DPSK-30')?.vlt === 30 && modelOf('DPSK-30')?.tser === 81,
  },
  {
    says: /70 (to|and) 85%/,
    proof: 'owner',
    by: 'guidance of the FAQ',
    holds: () => thresholds.goodTser === 70,
  },
  {
    says: /95 (to|and) 100%/,
    proof: 'owner',
    by: 'guidance of the FAQ',
    holds: () => thresholds.fadingUvr === 95,
  },
  {
    says: /20 to 50%/,
    proof: 'owner',
    by: 'guidance of the FAQ',
    holds: () => thresholds.balancedVlt.join() === '20,50',
  },
  { says: /5 to 10 years/, proof: 'owner', by: 'how long film lasts' },
  { says: /18 to 24 months?/, proof: 'owner', by: 'warranty of Chipgard' },
  {
    says: /(warranty (of )?)?(up to )?5 years?( warranty)?/i,
    proof: 'owner',
    by: 'warranties of safety film and of pre-cut kits',
  },
  { says: /over 50 countries/i, proof: 'owner', by: 'claims of the brand' },
  { says: /founded in 2015/i, proof: 'owner', by: 'brand.ts' },
  { says: /over two decades/i, proof: 'owner', by: 'claims of the brand; both readings stand' },
  { says: /24( to |–)48 hours/, proof: 'owner', by: 'promise of the contact form' },
  { says: /\d+:\d\d [AP]M to \d+:\d\d [AP]M/, proof: 'owner', by: 'brand.ts, dealers.ts' },
  {
    says: /2 to 16 mil|12 to 16 mil|16 mil/,
    proof: 'owner',
    by: 'thicknesses of safety film',
    holds: () => runs('safety-security-films', 2, 16),
  },
  {
    says: /2 to 4 mil/,
    proof: 'record',
    by: 'thicknesses of safety film',
    holds: () => [2, 4].every((mil) => thicknessesOf('safety-security-films').includes(mil)),
  },
  {
    says: /4, 6 and 8 mil|4 to 8( mil)?|(4|6|8) mil/,
    proof: 'owner',
    by: 'Cleargard',
    holds: () => runs('windshield-protection', 4, 8),
  },
  { says: /7\.5 mil/, proof: 'owner', by: 'Chipgard' },
  { says: /(single, )?[23]-?\s?ply/i, proof: 'owner', by: 'the names of the lines' },
  { says: /0\.0254 mm/, proof: 'computed', by: 'the inch', holds: () => toMicrometers(1) === 25 },
  {
    says: /about half of the sun’s (energy|heat)/i,
    proof: 'computed',
    by: 'SOLAR_SHARES in optics.ts',
    holds: () => Math.abs(SOLAR_SHARES[2] - 50) <= 5,
  },
  {
    says: /about two fifths of the fading, visible light and heat a quarter each/,
    proof: 'trade',
    by: 'the rule of the trade, which the text names: 40% ultraviolet, 25% light, 25% heat, 10% other',
  },
  {
    says: /a film of 35% leaves about a third of the brightness|leaves a third of the brightness/,
    proof: 'computed',
    by: '35% of 100% is about a third',
  },
  {
    says: /5% is nearly black, 70% is close to clear/,
    proof: 'trade',
    by: 'the pictures of the viewer at 5 and 70%',
  },
  {
    says: /a UVR near 100%/,
    proof: 'record',
    by: 'records of the lines',
    holds: () => most('uvr') === 100,
  },
  {
    says: /about a fifth of the infrared/,
    proof: 'record',
    by: 'platinum-signature/models.ts, reflectance of the infrared outside',
    holds: () =>
      models
        .filter(({ line }) => line.slug === 'platinum-signature')
        .every(({ record }) => Math.abs(record.reflects.outside[2] - 20) <= 6),
  },
  { says: /at 35% light/, proof: 'record', by: '3-ply-reflective/copy.ts reads the models of 35%' },
  {
    says: /half of the sun’s heat|keeps out half|more than half/,
    proof: 'computed',
    by: 'thresholds.heatTser',
    holds: () => thresholds.heatTser === 50,
  },
  {
    says: /(on|film on) 3 mm clear( glass)?|3 mm clear|16 mm air/,
    proof: 'standard',
    by: 'optics.ts: number 102 of the International Glazing Database; specifiers.ts',
    holds: () => Math.abs(ofSun(clearGlass.transmits) - 83.4) < 0.5,
  },
  {
    says: /NFRC [23]00|EN 410|EN 13501-1|EN 12600|EN 356|IS 2553( \(Part 2\))?/,
    proof: 'standard',
    by: 'the standard itself',
  },
  {
    says: /clear glass of 90%|90% clear glass/,
    proof: 'standard',
    by: 'optics.ts',
    holds: () => bareGlass.vlt === 90,
  },
  {
    says: /35 × 75 \/ 90 = 29%|a 35% film/,
    proof: 'computed',
    by: 'netVlt in optics.ts',
    holds: () => Math.round(netVlt(75, 35)) === 29,
  },
  {
    says: /70% of light through glass and film together, that of the United Kingdom for 75%/,
    proof: 'law',
    by: 'windshieldVlt of the records; verdict.test.ts compares all of them',
    holds: () => asks(75, 'GBR') && asks(70, 'NY'),
  },
  {
    says: /(ordinary |about |glass of )?75%( glass| factory glass| through|, the usual| is usual)?/,
    proof: 'trade',
    by: 'carGlass in laws/glass.ts: what most factory glass lets through',
    holds: () => carGlass[0].vlt === 75,
  },
  { says: /about 20%/, proof: 'trade', by: 'privacy glass in laws/glass.ts' },
  { says: /AS-1 line/, proof: 'law', by: 'the mark of the glass, as statutes name it' },
  { says: /1 April 1985/, proof: 'law', by: 'united-kingdom.ts' },
  { says: /10,000 pounds/, proof: 'law', by: 'maryland.ts' },
  {
    says: /the 50 states/,
    proof: 'law',
    by: 'places.ts',
    holds: () => places.filter(({ country }) => country === 'US').length === 51,
  },
  { says: /^to (25|35|50|70)%$/, proof: 'computed', by: 'the steps of the map in pages/laws.ts' },
  { says: /0 is any film, 100 is none/, proof: 'law', by: 'tint-law.ts' },
  {
    says: /mirrors 1\.5 times/,
    proof: 'computed',
    by: 'who-sees-whom-text.ts, with what it leaves open in between',
  },
  { says: /above 50 °F/, proof: 'trade', by: 'advice for laying film' },
  { says: /width of 320 pixels|text at 200%|Guidelines 2\.2/, proof: 'standard', by: 'WCAG 2.2' },
  { says: /(Chrome|Edge|Firefox|Safari) [\d.]+/, proof: 'site', by: 'baseline.ts' },
  { says: /(November|January) \d+, \d{4}/, proof: 'site', by: 'the day of the page' },
  {
    says: /\d+ (months|days)( after)?/,
    proof: 'owner',
    by: 'periods of the privacy page',
  },
  {
    says: new RegExp(`${plain(street)}|${plain(postalCode)}`),
    proof: 'owner',
    by: 'brand.ts',
  },
  { says: /Half of that is enough/, proof: 'site', by: 'a way to say that little is enough' },
  { says: /404 Not Found/, proof: 'site', by: 'the status of the answer' },
]
