import { pathOf } from '../films/catalog'
import { line as decorative } from '../films/decorative-films/line'
import { isPlaceIllustrative } from '../films/models'
import { line as safetySecurity } from '../films/safety-security-films/line'
import { goodShadesText } from '../films/value-basis'
import { line as windshieldProtection } from '../films/windshield-protection/line'
import { clearGlass } from '../light/optics'
import { lawsLink } from '../navigation'
import { paths } from '../paths'
import type { GlassPlace, Link } from '../schema'
import { thresholds } from '../thresholds'

const [balancedFrom, balancedTo] = thresholds.balancedVlt

/** What film is for. */
export type Kind = 'car' | 'mpv' | 'building'

/** What the visitor may choose to put film on. */
export const kinds: Readonly<Record<Kind, { readonly label: string; readonly phrase: string }>> = {
  car: { label: 'Car', phrase: 'a car' },
  mpv: { label: 'SUV, van, truck', phrase: 'an SUV, van or truck' },
  building: { label: 'Building', phrase: 'a building' },
}

const vehicleGlass = {
  front: 'Front sides',
  rearSide: 'Rear sides',
  rear: 'Rear window',
  windshield: 'Windshield',
} as const

/** The glass of each kind, the first by default. */
export const glassOf: Readonly<Record<Kind, Readonly<Partial<Record<GlassPlace, string>>>>> = {
  car: vehicleGlass,
  mpv: vehicleGlass,
  building: {
    window: 'Window or door in the sun',
    skylight: 'Skylight',
    storefront: 'Shop front',
    partition: 'Glass wall indoors',
  },
}

/** What a pane of a building may be made of: heat cracks some sooner. */
export const glazings = {
  unknown: { label: 'Not sure' },
  single: { label: 'One clear pane' },
  insulated: { label: 'Insulated glass', fragile: 'insulated glass' },
  laminated: { label: 'Laminated glass', fragile: 'laminated glass' },
  wired: { label: 'Wired glass', fragile: 'wired glass' },
  tinted: { label: 'Tinted or coated glass', fragile: 'tinted or coated glass' },
  plastic: { label: 'Plastic', fragile: 'plastic glazing' },
} as const

export type Glazing = keyof typeof glazings

interface Rule {
  readonly label: string
  /** What a film needs, completing the label. */
  readonly needs: string
  /** Where the number comes from. */
  readonly source: Link
}

const fromFaq = (topic: string, id: string): Link => ({
  name: `FAQ, ${topic}`,
  to: `${paths.faqs}#${id}`,
})

/** What may bother somebody, and what a film needs against it, in the order in which it is checked. */
export const needs = {
  heat: {
    label: 'Heat',
    needs: `Total solar energy rejected (TSER) of at least ${thresholds.heatTser}%: half of the sun’s heat stays outside. ${thresholds.goodTser} to 85% is good: ${goodShadesText}. On insulated glass it counts with both panes.`,
    source: fromFaq('TSER', 'tser'),
  },
  glare: {
    label: 'Glare',
    needs: `Visible light transmitted (VLT) of at most ${thresholds.glareVlt}%, which leaves a third of the brightness.`,
    source: fromFaq('glare', 'glare'),
  },
  fading: {
    label: 'Fading',
    needs: `Ultraviolet rejected (UVR) of at least ${thresholds.fadingUvr}%: 95 to 100% protects. That is the ultraviolet part only; light and heat fade as well.`,
    source: fromFaq('ultraviolet', 'uv'),
  },
  skin: {
    label: 'Sun on skin',
    needs: `Ultraviolet rejected (UVR) of at least ${thresholds.skinUvr}%. It ages skin, and bare glass lets ${clearGlass.transmits[0]}% of it through.`,
    source: fromFaq('ultraviolet', 'uv'),
  },
  seen: {
    label: 'Being seen by day',
    needs: `One of three: VLT of at most ${thresholds.seenVlt}%, where the balanced range begins; a mirror that reflects outside at least as much as it lets through; or frost. That is on the safe side: before a bright street less hides a room, as our pictures show.`,
    source: fromFaq('VLT', 'vlt'),
  },
  seenAtNight: {
    label: 'Being seen at night',
    needs:
      'Frost. With lamps on, the street looks in through a mirror or a dark film: what hides is on the darker side.',
    source: { name: 'Decorative, finishes', to: pathOf(decorative) },
  },
  breakIns: {
    label: 'Break-ins',
    needs: `A film made to hold broken glass, at least ${thresholds.breakInMil} mil thick, anchored to the frame.`,
    source: { name: 'Safety & Security, thickness', to: pathOf(safetySecurity) },
  },
  signal: {
    label: 'Lost signal',
    needs: 'A film whose page says that there is no metal in it.',
    source: fromFaq('signals', 'signals'),
  },
  stones: {
    label: 'Stone chips',
    needs: 'A film made for the outside of the windshield.',
    source: { name: 'Windshield Protection', to: pathOf(windshieldProtection) },
  },
} as const satisfies Readonly<Record<string, Rule>>

export type Need = keyof typeof needs

/** How much light the film itself is to keep: VLT from one number, included, to the next, per cent. */
export const lights = {
  any: { label: 'As light as possible', from: 0, below: 101 },
  darkest: { label: 'As dark as the law lets', from: 0, below: 101 },
  dark: { label: `Dark: under ${balancedFrom}%`, from: 0, below: balancedFrom },
  balanced: {
    label: `Balanced: ${balancedFrom} to ${balancedTo}%`,
    from: balancedFrom,
    below: balancedTo + 1,
  },
  light: {
    label: `Light: over ${balancedTo}%, and less than clear`,
    from: balancedTo + 1,
    below: thresholds.clearVlt,
  },
  clear: {
    label: `Close to clear: ${thresholds.clearVlt}% and more`,
    from: thresholds.clearVlt,
    below: 101,
  },
} as const

export type Light = keyof typeof lights

/** The rules that hold whatever bothers. */
const commonRules = [
  {
    label: 'Where it goes',
    needs: `The line has to be made for that glass, and only what some line does there is asked.${isPlaceIllustrative ? ' Which glass a line for buildings suits is illustrative.' : ''}`,
  },
  {
    label: 'Light',
    needs: `The VLT of the film has to lie in what you chose: ${balancedFrom} to ${balancedTo}% is balanced, ${thresholds.clearVlt}% is close to clear.`,
    source: fromFaq('VLT', 'vlt'),
  },
  {
    label: 'The law',
    needs:
      'Where you name a place, film and factory glass have to pass on that window by three points, less what the law itself grants. Too close to call is out, and so is a mirror that the law forbids or does not speak of.',
    source: lawsLink,
  },
  {
    label: 'Which shade',
    needs:
      'Of each line the lightest model that meets everything: no darker than it has to be. The darkest, if you ask for that.',
  },
  {
    label: 'Which first',
    needs:
      'What keeps more light, or less if you ask for the darkest; where only sun on skin or fading bothers, what rejects more ultraviolet. Where that ties, light, heat (TSER), ultraviolet, then our listing. Three films at most.',
  },
] as const satisfies readonly (Omit<Rule, 'source'> & { readonly source?: Link })[]

/** Every rule as a sentence, with where its number comes from. */
export const rules: readonly (Omit<Rule, 'source'> & { readonly source?: Link })[] = [
  ...Object.values(needs),
  ...commonRules,
]
