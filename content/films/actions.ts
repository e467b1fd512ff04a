import { dealersLink } from '../navigation'
import { paths } from '../paths'
import type { Link } from '../schema'
import type { Film } from './catalog'
import { filmText } from './text'

/** What a visitor can do at the end of a film's page. Who looks for a dealer takes the film along, in the message. */
export function actionsOf({ name, actions }: Pick<Film, 'name' | 'actions'>): readonly Link[] {
  const query = new URLSearchParams({ message: filmText.interest(name) })
  const to = `${paths.dealers}?${query}`
  return actions.map((link) => (link === dealersLink ? { ...link, to } : link))
}
