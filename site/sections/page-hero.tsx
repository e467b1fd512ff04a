import { paths } from '@duskpane/content/paths'
import type { Link, Picture as PictureContent } from '@duskpane/content/schema'
import { Breadcrumb, BreadcrumbLink } from '@duskpane/ui/breadcrumb'
import { cn } from '@duskpane/ui/cn'
import { Container } from '@duskpane/ui/container'
import { Eyebrow, Heading, Lead } from '@duskpane/ui/heading'
import { Picture } from '@duskpane/ui/picture'
import { Section } from '@duskpane/ui/section'
import type { ReactNode } from 'react'
import { AppLink } from '../router/app-link'
import { heroPicture } from './first-picture'

interface PageHeroProps {
  readonly title: string
  /** The large line below the title; without one the title itself is large. */
  readonly headline?: string | undefined
  readonly lead?: string | undefined
  readonly picture?: PictureContent | undefined
  /** The pages between home and this one. */
  readonly trail?: readonly Link[]
  /** `task` is one low line above something to be done, such as a cart. */
  readonly variant?: 'banner' | 'task'
  /** Buttons or figures below the text; beside it in a `task`. */
  readonly children?: ReactNode
}

/** The first section of a page: breadcrumb, title, headline, lead and picture. */
export function PageHero({ variant = 'banner', ...props }: PageHeroProps) {
  return variant === 'task' ? <Task {...props} /> : <Banner {...props} />
}

function Task({ title, lead, children }: Omit<PageHeroProps, 'variant'>) {
  return (
    <Section spacing="none">
      <Container className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-8 pb-6 md:pt-10">
        <div className="grid gap-1">
          <Heading level={1} size="3xl">
            {title}
          </Heading>
          {lead && <p className="max-w-reading text-text-muted">{lead}</p>}
        </div>
        {children}
      </Container>
    </Section>
  )
}

function Banner({
  title,
  headline,
  lead,
  picture,
  trail = [],
  children,
}: Omit<PageHeroProps, 'variant'>) {
  return (
    <Section data-slot="page-hero" theme="ink" spacing="none" className="isolate overflow-clip">
      {picture && (
        <>
          <Picture
            {...heroPicture({ picture })}
            alt={picture.alt}
            focus={picture.focus}
            priority
            className="-z-20 max-md:relative max-md:aspect-4/3 md:absolute md:inset-0"
          />
          <div className="-z-10 hidden bg-linear-to-r from-surface via-surface/75 via-40% to-transparent md:max-xl:via-65% md:absolute md:inset-0 md:block rtl:bg-linear-to-l print:hidden" />
        </>
      )}
      <Container
        className={cn(
          'grid gap-6',
          picture
            ? 'content-end pt-8 pb-14 md:min-h-[32rem] md:pt-20 md:pb-16 lg:min-h-[38rem]'
            : 'pt-14 pb-14 md:pt-24 md:pb-20',
          'print:min-h-0 print:py-4',
        )}
      >
        {trail.length > 0 && <Trail trail={trail} />}
        <div className="grid max-w-reading gap-5">
          {headline ? (
            <hgroup className="grid gap-3">
              <Eyebrow asChild>
                <h1>{title}</h1>
              </Eyebrow>
              <p className="text-4xl font-semibold tracking-[-0.03em] text-balance">{headline}</p>
            </hgroup>
          ) : (
            <Heading level={1}>{title}</Heading>
          )}
          {lead && <Lead className="text-text-on-ink">{lead}</Lead>}
        </div>
        {children}
      </Container>
    </Section>
  )
}

/** Home and the parent pages; the page's own title follows as the heading. */
function Trail({ trail }: { readonly trail: readonly Link[] }) {
  return (
    <Breadcrumb className="print:hidden">
      {[{ name: 'Home', to: paths.home }, ...trail].map(({ name, to }) => (
        <BreadcrumbLink key={to} asChild>
          <AppLink to={to}>{name}</AppLink>
        </BreadcrumbLink>
      ))}
    </Breadcrumb>
  )
}
