import { films } from './films/catalog'
import { footer, header } from './navigation'
import { errors } from './pages/errors'
import type { Link } from './schema'

/** Every page worth suggesting but the first ones, which always are, and those of places: each once. */
export const knownPages: readonly Link[] = [
  ...new Map(
    [
      ...header.menu.items,
      ...films.map(({ name, path }) => ({ name, to: path })),
      header.action,
      ...header.topBar.links,
      ...footer.quickLinks.links,
      ...footer.choosingLinks.links,
      ...footer.legalLinks,
      header.cart,
    ].map((link) => [link.to, link]),
  ).values(),
].filter(({ to }) => !errors.first.some((first) => first.to === to))
