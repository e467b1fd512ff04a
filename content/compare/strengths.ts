import type { Model } from '../films/catalog'
import { strengthText as says } from './text'

/** The ranges that the FAQ calls good, per cent. */
const GOOD_TSER = { from: 70, to: 85 } as const
/** From here on more stays out than comes in. */
const HALF_TSER = 50
const GOOD_UVR = 95
const NIGHT_VLT = { from: 20, to: 50 } as const
/** From here on the FAQ calls a film close to clear. */
const CLEAR_VLT = 70
/** Rejects nearly all infrared, the band that a single high figure is often quoted for. */
const HIGH_IRR = 90

/** What a film is good and less good at, as sentences. */
export interface Strengths {
  readonly good: readonly string[]
  readonly bad: readonly string[]
}

/** The values by which films are ranked. */
type Measure = 'vlt' | 'irr' | 'uvr' | 'tser'

/** Whether a film has the most or the least of those compared; neither where all are level. */
function placeOf(film: Model, films: readonly Model[], key: Measure) {
  const values = films.map((it) => it[key])
  const [most, least] = [Math.max(...values), Math.min(...values)]
  if (most === least) return undefined
  const level = films.filter((it) => it !== film && it[key] === film[key]).map(({ name }) => name)
  if (film[key] === most) return { end: 'most', level } as const
  return film[key] === least ? ({ end: 'least', level } as const) : undefined
}

function rankText(film: Model, films: readonly Model[], key: Measure): string {
  const place = placeOf(film, films, key)
  return place ? says.rank[place.end](place.level) : ''
}

/** Reads a film's strengths from its values, from those it is compared with and from the FAQ's ranges. */
export function strengthsOf(film: Model, films: readonly Model[]): Strengths {
  const good: string[] = []
  const bad: string[] = []
  const { vlt, irr, uvr, tser, thicknessMil, line } = film

  const heat = rankText(film, films, 'tser')
  if (tser > GOOD_TSER.to) good.push(says.moreHeat(tser, heat))
  else if (tser >= GOOD_TSER.from) good.push(says.heat(tser, heat))
  else if (tser >= HALF_TSER) good.push(says.halfTheHeat(tser, heat))
  else bad.push(says.lessHeat(tser, heat))

  const beaten = films.filter((it) => it.vlt < vlt && it.tser <= tser)
  const better = films.filter((it) => it.vlt > vlt && it.tser >= tser)
  if (beaten.length > 0) good.push(says.lighterYetCooler(beaten.map(({ name }) => name)))
  if (better.length > 0) bad.push(says.darkerYetWarmer(better.map(({ name }) => name)))

  const infrared = placeOf(film, films, 'irr')
  if (irr >= HIGH_IRR && tser < GOOD_TSER.from) bad.push(says.infraredAlone(irr))
  else if (infrared?.end === 'most') good.push(says.infrared(irr, rankText(film, films, 'irr')))
  else if (infrared?.end === 'least') bad.push(says.infrared(irr, rankText(film, films, 'irr')))

  const uv = placeOf(film, films, 'uvr')?.end === 'most' ? rankText(film, films, 'uvr') : ''
  if (uvr >= GOOD_UVR) good.push(says.uv(uvr, uv))
  else bad.push(says.lessUv(uvr))

  const glare = placeOf(film, films, 'vlt')
  if (vlt >= CLEAR_VLT) bad.push(says.clear(vlt))
  else if (glare?.end === 'least') good.push(says.leastGlare(vlt))
  else if (glare?.end === 'most') bad.push(says.mostGlare(vlt))

  // Windshield film is clear anyway, and nobody drives a building.
  if (line.market === 'automotive' && vlt < CLEAR_VLT) {
    if (vlt < NIGHT_VLT.from) bad.push(says.darkNight(vlt))
    else if (vlt <= NIGHT_VLT.to) good.push(says.night(vlt))
    else good.push(says.lightNight(vlt))
  } else if (vlt < NIGHT_VLT.from) bad.push(says.darkView(vlt))

  if (thicknessMil !== undefined) good.push(says.strength(thicknessMil))
  return { good, bad }
}
