import { films } from './films/catalog'
import { footer, header } from './navigation'
import { errors } from './pages/errors'
import type { Link } from './schema'

/** Every page worth suggesting but those of places, each once. */
export const knownPages: readonly Link[] = [
  ...new Map(
    [
      ...errors.others,
      ...header.menu.items,
      ...films.map(({ name, path }) => ({ name, to: path })),
      header.action,
      ...header.topBar.links,
      ...footer.quickLinks.links,
      ...footer.legalLinks,
    ].map((link) => [link.to, link]),
  ).values(),
]
