import type {
  BreadcrumbList,
  FAQPage,
  Organization,
  ProductModel,
  Thing,
  WithContext,
} from 'schema-dts'
import { brand } from './brand'
import type { Film } from './films/catalog'
import { homeLink } from './navigation'
import { isIllustrative, type Link, plain, type Stated } from './schema'

/** What a page says of itself to search engines. */
export type StructuredData = WithContext<Thing>

/** Absolute address of a path or an asset of this site. */
export function absolute(path: string): string {
  return plain(brand.origin) + path
}

/** The company as structured data, for the home page: what is illustrative is left out, as it would be believed there. */
export function organization(): WithContext<Organization> {
  const { address, email, phone, social } = brand
  const profiles = social
    .map(({ url }): Stated<string> => url)
    .filter((url) => typeof url === 'string')
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    legalName: brand.legalName,
    url: absolute('/'),
    foundingDate: String(brand.foundedYear),
    ...ifReal('email', email),
    ...ifReal('telephone', phone),
    address: {
      '@type': 'PostalAddress',
      ...ifReal('streetAddress', address.street),
      ...ifReal('postalCode', address.postalCode),
      addressLocality: address.city,
      addressRegion: address.regionCode,
      addressCountry: address.countryCode,
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

const ifReal = <Key extends string>(key: Key, value: Stated<string>) =>
  (isIllustrative(value) ? {} : { [key]: value }) as { readonly [One in Key]?: string }

/** Breadcrumbs as structured data, home first. */
export function breadcrumbs(trail: readonly Link[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [homeLink, ...trail].map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(to),
    })),
  }
}

/**
 * A film line as structured data. A `ProductModel`, because search engines require an offer or a review of
 * a `Product`, and films are sold by dealers at their own prices.
 */
export function productModel(film: Film): WithContext<ProductModel> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductModel',
    name: `${brand.name} ${film.name}`,
    description: film.lead,
    image: absolute(film.picture.source.src),
    url: absolute(film.path),
    brand: { '@type': 'Brand', name: brand.name },
    category: film.market === 'automotive' ? 'Automotive window film' : 'Architectural window film',
  }
}

/** The FAQ as structured data. */
export function faqPage(
  questions: readonly { readonly question: string; readonly answer: string }[],
): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
