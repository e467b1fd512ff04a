import type { Link, PageMeta } from '@duskpane/content/schema'
import type { ComponentProps, ReactNode } from 'react'
import { PageHead } from './page-head'
import { PageHero } from './page-hero'
import { breadcrumbs } from './structured-data'

interface PageProps extends Pick<ComponentProps<typeof PageHead>, 'meta' | 'noindex' | 'data'> {
  readonly path: string
  readonly meta: PageMeta
  /** Its title is that of `meta` unless it has one of its own. */
  readonly hero: Partial<Omit<ComponentProps<typeof PageHero>, 'trail' | 'children'>>
  /** Buttons, or whatever else belongs into the hero. */
  readonly heroContent?: ReactNode
  /** The pages between home and this one. */
  readonly trail?: readonly Link[]
  readonly children?: ReactNode
}

/** A page of the site from its head and its breadcrumbs to its hero; the rest follows as children. */
export function Page({
  path,
  meta,
  noindex = false,
  data = [],
  hero,
  heroContent,
  trail = [],
  children,
}: PageProps) {
  const title = hero.title ?? meta.title
  const described = noindex ? data : [...data, breadcrumbs([...trail, { name: title, to: path }])]
  return (
    <>
      <PageHead meta={meta} path={path} noindex={noindex} data={described} />
      <PageHero {...hero} title={title} trail={trail}>
        {heroContent}
      </PageHero>
      {children}
    </>
  )
}
