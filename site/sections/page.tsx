import type { Link, PageMeta } from '@duskpane/content/schema'
import { breadcrumbs } from '@duskpane/content/structured-data'
import type { ComponentProps, ReactNode } from 'react'
import { PageHead } from './page-head'
import { PageHero } from './page-hero'

interface PageProps
  extends Pick<ComponentProps<typeof PageHead>, 'meta' | 'noindex' | 'data' | 'query'> {
  readonly path: string
  readonly meta: PageMeta
  /** `title` defaults to the title of `meta`. */
  readonly hero: Partial<Omit<ComponentProps<typeof PageHero>, 'trail' | 'children'>>
  /** Buttons or figures at the end of the hero. */
  readonly heroContent?: ReactNode
  /** The pages between home and this one. */
  readonly trail?: readonly Link[]
  readonly children?: ReactNode
}

/** The head, breadcrumbs and hero that every page of the site begins with; its content as children. */
export function Page({
  path,
  meta,
  noindex = false,
  data = [],
  query,
  hero,
  heroContent,
  trail = [],
  children,
}: PageProps) {
  const title = hero.title ?? meta.title
  const { picture } = hero
  const share = picture?.source.share && { source: picture.source.share, alt: picture.alt }
  const described = noindex ? data : [...data, breadcrumbs([...trail, { name: title, to: path }])]
  return (
    <>
      <PageHead
        meta={meta}
        path={path}
        share={share}
        noindex={noindex}
        data={described}
        query={query}
      />
      <PageHero {...hero} title={title} trail={trail}>
        {heroContent}
      </PageHero>
      {children}
    </>
  )
}
