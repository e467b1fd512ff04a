import { compare as text } from '../pages/compare'
import { type Choice, isTie } from './choice'

/** What is compared, as a sentence that is announced after each choice. */
export function summaryOf({ films, vlt }: Choice): string {
  const [first] = films
  if (!first) return text.nothing
  if (vlt !== undefined) {
    const named = films.map(({ name, vlt: own }) => {
      if (own === vlt) return text.exact(name)
      return own < vlt ? text.darker(name, vlt - own) : text.lighter(name, own - vlt)
    })
    const sentence = text.sameLight(vlt, named)
    return films.some((film) => isTie(film, vlt)) ? `${sentence} ${text.tie}` : sentence
  }
  if (films.length === 1) return text.single(first.name)
  const together = text.together(films.map(({ name }) => name))
  const isSameLight = films.every((film) => film.vlt === first.vlt)
  return isSameLight ? together : `${together} ${text.differentLight}`
}

/** The beginning of an inquiry about the films. */
export function messageOf({ films }: Choice): string {
  const { message, named } = text.closing
  return message(films.map(({ name, line }) => named(name, line.name)))
}
