import { homeLink } from '@duskpane/content/navigation'
import type { Link, Picture as PictureContent } from '@duskpane/content/schema'
import { Breadcrumb, BreadcrumbLink } from '@duskpane/ui/breadcrumb'
import { cn } from '@duskpane/ui/cn'
import { Container } from '@duskpane/ui/container'
import { Eyebrow, Heading, Lead } from '@duskpane/ui/heading'
import { Picture } from '@duskpane/ui/picture'
import { Section } from '@duskpane/ui/section'
import type { ReactNode } from 'react'
import { AppLink } from '../router/app-link'
import { heroPicture, type PicturePlace } from './first-picture'
import { PictureTransition } from './page-transition'

interface HeroProps {
  readonly title: string
  /** The large line below the title; without one the title itself is large. */
  readonly headline?: string | undefined
  readonly lead?: string | undefined
  readonly picture?: PictureContent | undefined
  /** The pages between home and this one. */
  readonly trail?: readonly Link[]
  /** In place of a picture: what stands on ink, on a phone between title and lead. */
  readonly media?: ReactNode
  /** Buttons or an answer after the text. */
  readonly children?: ReactNode
}

interface PageHeroProps extends HeroProps {
  /**
   * `side`, `tall` and `wide` are ink, with the picture beside the text or above it. `paper` is text in daylight, with
   * the picture below it. `tool` and `task` are one low line above something to be done. Media stands `beside` the
   * text, or `first`, below a headline of the whole width, with a `HeroText` of its own.
   */
  readonly variant?: PicturePlace | 'tool' | 'task'
}

/** The first section of a page: breadcrumb, title, headline, lead and picture. No text stands on a picture; at 400% none comes before it. */
export function PageHero({ variant = 'paper', ...props }: PageHeroProps) {
  if (variant === 'beside') return <Beside {...props} />
  if (variant === 'first') return <First {...props} />
  if (variant === 'task') return <Task {...props} />
  if (variant === 'tool') return <Tool {...props} />
  if (variant === 'paper') return <Paper {...props} />
  return variant === 'wide' ? <Wide {...props} /> : <Side {...props} place={variant} />
}

function Beside({ lead, media, trail, children, ...titles }: HeroProps) {
  return (
    <Section data-slot="page-hero" theme="ink" spacing="none">
      <Container className="grid gap-x-12 gap-y-5 py-6 md:py-8 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-4">
          <Trail trail={trail} />
          <Titles {...titles} />
        </div>
        <div
          data-slot="page-hero-media"
          className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          {media}
        </div>
        <HeroText lead={lead}>{children}</HeroText>
      </Container>
    </Section>
  )
}

function First({ media, trail, ...titles }: HeroProps) {
  return (
    <Section data-slot="page-hero" theme="ink" spacing="none">
      <Container className="grid gap-5 py-6 md:py-7">
        <div className="grid content-start gap-4">
          <Trail trail={trail} />
          <Titles {...titles} />
        </div>
        <div className="print:contents">{media}</div>
      </Container>
    </Section>
  )
}

/** What follows the picture: the lead, and buttons or figures. */
export function HeroText({ lead, children }: Pick<HeroProps, 'lead' | 'children'>) {
  return (
    <div data-slot="page-hero-text" className="grid content-start gap-6">
      {lead && <Lead className="text-text-on-ink">{lead}</Lead>}
      {children}
    </div>
  )
}

function Side({
  lead,
  picture,
  trail,
  children,
  place,
  ...titles
}: HeroProps & { readonly place: 'side' | 'tall' }) {
  return (
    <Section
      data-slot="page-hero"
      theme="ink"
      spacing="none"
      className="overflow-clip lg:grid lg:grid-cols-[46fr_54fr]"
    >
      {picture && (
        <HeroPicture
          picture={picture}
          place={place}
          className="max-lg:[@media(max-height:20rem)]:hidden max-md:aspect-16/10 md:max-lg:aspect-21/9 lg:relative lg:col-start-2 lg:row-start-1"
          imgClassName="lg:absolute lg:inset-0"
        />
      )}
      <Container className="col-span-full row-start-1 grid content-center gap-6 py-8 md:max-lg:py-12 lg:min-h-[30rem] 2xl:min-h-[36rem]">
        <div className="grid gap-5 lg:max-w-[min(41%,36rem)]">
          <Trail trail={trail} />
          <Titles {...titles} />
          {lead && <Lead className="text-text-on-ink">{lead}</Lead>}
          {children}
        </div>
      </Container>
    </Section>
  )
}

function Wide({ lead, picture, ...titles }: HeroProps) {
  return (
    <Section data-slot="page-hero" theme="ink" spacing="none" className="overflow-clip">
      {picture && (
        <HeroPicture
          picture={picture}
          place="wide"
          className="[@media(max-height:20rem)]:hidden aspect-16/10 md:aspect-21/9 lg:aspect-9/2"
        />
      )}
      <Container className="grid gap-x-16 gap-y-5 py-8 md:py-10 lg:grid-cols-2 lg:items-end">
        <Titles {...titles} />
        {lead && <Lead className="text-text-on-ink">{lead}</Lead>}
      </Container>
    </Section>
  )
}

function Paper({ lead, picture, trail, children, ...titles }: HeroProps) {
  return (
    <Section data-slot="page-hero" theme="day" spacing="none">
      <Container
        className={cn(
          'grid gap-x-16 gap-y-5 pt-8 md:gap-y-6 md:pt-16 lg:grid-cols-[5fr_3fr] lg:items-end',
          picture ? 'pb-0' : 'pb-10 md:pb-14',
        )}
      >
        <Trail trail={trail} className="col-span-full" />
        <Titles {...titles} />
        {lead && <Lead>{lead}</Lead>}
        {children && <div className="col-span-full">{children}</div>}
        {picture && (
          <HeroPicture
            picture={picture}
            place="paper"
            className="col-span-full aspect-16/10 max-md:-mx-5 min-[26.5rem]:max-md:-mx-7 md:mt-4 md:aspect-21/9"
          />
        )}
      </Container>
    </Section>
  )
}

function Tool({ title, headline, lead, children }: HeroProps) {
  return (
    <Section data-slot="page-hero" theme="day" spacing="none">
      <Container className="grid gap-x-16 gap-y-3 py-8 lg:grid-cols-2 lg:items-end">
        <Titles title={title} headline={headline} size="3xl" />
        {lead && <p className="max-w-reading text-text-muted">{lead}</p>}
        {children && <div className="col-span-full">{children}</div>}
      </Container>
    </Section>
  )
}

function Task({ title, lead, children }: HeroProps) {
  return (
    <Section spacing="none">
      <Container className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-8 pb-6 md:pt-10">
        <div className="grid gap-1">
          <Titles title={title} size="3xl" />
          {lead && <p className="max-w-reading text-text-muted">{lead}</p>}
        </div>
        {children}
      </Container>
    </Section>
  )
}

const textOf = { '3xl': 'text-3xl', '4xl': 'text-4xl' } as const

interface TitlesProps extends Pick<HeroProps, 'title' | 'headline'> {
  readonly size?: '3xl' | '4xl'
}

function Titles({ title, headline, size = '4xl' }: TitlesProps) {
  if (!headline) {
    return (
      <Heading level={1} size={size}>
        {title}
      </Heading>
    )
  }
  return (
    <hgroup className="grid gap-3">
      <Eyebrow asChild>
        <h1>{title}</h1>
      </Eyebrow>
      <p className={cn('font-semibold tracking-display text-balance wrap-anywhere', textOf[size])}>
        {headline}
      </p>
    </hgroup>
  )
}

interface HeroPictureProps {
  readonly picture: PictureContent
  readonly place: PicturePlace
  readonly className: string
  readonly imgClassName?: string
}

function HeroPicture({ picture, place, ...classes }: HeroPictureProps) {
  return (
    <PictureTransition source={picture.source}>
      <Picture
        {...heroPicture(picture.source, place)}
        alt={picture.alt}
        focus={picture.focus}
        priority
        {...classes}
      />
    </PictureTransition>
  )
}

interface TrailProps {
  readonly trail?: readonly Link[] | undefined
  readonly className?: string
}

/** Home and the parent pages; the page's own title follows as the heading. */
function Trail({ trail = [], className }: TrailProps) {
  if (trail.length === 0) return null
  return (
    <Breadcrumb className={cn('print:hidden', className)}>
      {[homeLink, ...trail].map(({ name, to }) => (
        <BreadcrumbLink key={to} asChild>
          <AppLink to={to}>{name}</AppLink>
        </BreadcrumbLink>
      ))}
    </Breadcrumb>
  )
}
