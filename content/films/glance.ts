import { formatPrice } from '../cart'
import { offerPath, offersOf } from '../offers'
import { filmText } from '../pages/film'
import type { Film, Line } from './catalog'

const text = filmText.glance

/** What the store asks for the line; else who names the price, or that it is not yet sold. */
export function priceOf(film: Film) {
  const { sections = [] } = film
  const [offer] = offersOf(film)
  if (offer) {
    return {
      answer: text.from(formatPrice(offer.priceCents).replace('.00', '')),
      link: { name: text.inStore(offer.model ?? offer.name), to: offerPath(offer) },
    }
  }
  const later = sections.find(({ disabledAction }) => disabledAction)
  return later
    ? { answer: later.disabledAction, link: { name: later.title, to: `#${later.id}` } }
    : text.quoted
}

/** One product of a line: its shade, or how thick it is beside the thickest. */
interface Tile {
  readonly name: string
  readonly value: string
  readonly illustrative: boolean
  /** Per cent; of lines sold by shade. */
  readonly vlt?: number
  /** Per cent of the thickest; of lines sold by thickness. */
  readonly height?: number
}

function tilesOf({ models, traits: { thicknesses } }: Line): readonly Tile[] {
  const thickest = Math.max(...thicknesses.map(({ thicknessMil }) => thicknessMil))
  if (thicknesses.length > 0) {
    return thicknesses.map(({ name, thicknessMil, illustrative }) => {
      const height = (thicknessMil / thickest) * 100
      return { name, value: text.mil(thicknessMil), illustrative, height }
    })
  }
  return models.map(({ name, vlt, illustrative }) => {
    return { name, value: text.vlt(vlt), illustrative, vlt }
  })
}

/** Every thickness of a line, or every shade, and what is said of them together. */
export function rangeOf(line: Line) {
  const tiles = tilesOf(line)
  const { title, note } = line.traits.thicknesses.length > 0 ? text.thicknesses : text.shades
  const isMarked = tiles.some(({ illustrative }) => illustrative)
  return {
    tiles,
    title: title(tiles.length),
    note: isMarked ? `${note} † ${filmText.illustrativeNote}` : note,
  }
}
