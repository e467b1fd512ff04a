import type { Model } from '../films/catalog'
import { thresholds } from '../thresholds'
import { strengthText as says } from './text'

const { heatTser, goodTser, bestTser, fadingUvr, balancedVlt, clearVlt } = thresholds
const [nightFrom, nightTo] = balancedVlt

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
  if (tser > bestTser) good.push(says.moreHeat(tser, heat))
  else if (tser >= goodTser) good.push(says.heat(tser, heat))
  else if (tser >= heatTser) good.push(says.halfTheHeat(tser, heat))
  else bad.push(says.lessHeat(tser, heat))

  const beaten = films.filter((it) => it.vlt < vlt && it.tser <= tser)
  const better = films.filter((it) => it.vlt > vlt && it.tser >= tser)
  if (beaten.length > 0) good.push(says.lighterYetCooler(beaten.map(({ name }) => name)))
  if (better.length > 0) bad.push(says.darkerYetWarmer(better.map(({ name }) => name)))

  const infrared = placeOf(film, films, 'irr')
  if (irr >= HIGH_IRR && tser < goodTser) bad.push(says.infraredAlone(irr))
  else if (infrared?.end === 'most') good.push(says.infrared(irr, rankText(film, films, 'irr')))
  else if (infrared?.end === 'least') bad.push(says.infrared(irr, rankText(film, films, 'irr')))

  const uv = placeOf(film, films, 'uvr')?.end === 'most' ? rankText(film, films, 'uvr') : ''
  if (uvr >= fadingUvr) good.push(says.uv(uvr, uv))
  else bad.push(says.lessUv(uvr))

  const glare = placeOf(film, films, 'vlt')
  if (vlt >= clearVlt) bad.push(says.clear(vlt))
  else if (glare?.end === 'least') good.push(says.leastGlare(vlt))
  else if (glare?.end === 'most') bad.push(says.mostGlare(vlt))

  // Windshield film is clear anyway, and the night view matters only to drivers.
  if (line.market === 'automotive' && vlt < clearVlt) {
    if (vlt < nightFrom) bad.push(says.darkNight(vlt))
    else if (vlt <= nightTo) good.push(says.night(vlt))
    else good.push(says.lightNight(vlt))
  } else if (vlt < nightFrom) bad.push(says.darkView(vlt))

  if (thicknessMil !== undefined) good.push(says.strength(thicknessMil))
  return { good, bad }
}
