import { newsletterForm } from '@duskpane/content/forms/newsletter'
import { home, meta } from '@duskpane/content/pages/home'
import { paths } from '@duskpane/content/paths'
import { organization } from '@duskpane/content/structured-data'
import { Button } from '@duskpane/ui/button'
import { Container } from '@duskpane/ui/container'
import { Wipe } from '@duskpane/ui/film/wipe'
import { Heading, Lead } from '@duskpane/ui/heading'
import { Icon } from '@duskpane/ui/icon'
import { Picture } from '@duskpane/ui/picture'
import { Section } from '@duskpane/ui/section'
import { Slide, Slider } from '@duskpane/ui/slider'
import { ArrowRight, Atom, Eye, Globe, Hand, Layers, Scissors, ShieldCheck, Sun, Zap } from 'lucide'
import { NewsletterForm } from '../forms/newsletter-form'
import { late } from '../load/late'
import { AppLink } from '../router/app-link'
import { CallToAction } from '../sections/call-to-action'
import { FilmCard } from '../sections/film-card'
import type { FirstPicture } from '../sections/first-picture'
import { PageHead } from '../sections/page-head'
import { useSlidesPlaying } from '../sections/slides-playing'
import { TextLink } from '../sections/text-link'
import { TitledSection } from '../sections/titled-section'

/** On a phone the middle of it is shown. */
export const firstPicture: FirstPicture = {
  source: home.hero.film.source,
  sizes: '(min-width: 48rem) 100vw, 143vw',
}

const PlaceAnswer = late(() => import('../features/laws/place-answer'))

/** Those that `home` names. */
const icons = {
  atom: Atom,
  eye: Eye,
  globe: Globe,
  hand: Hand,
  layers: Layers,
  scissors: Scissors,
  'shield-check': ShieldCheck,
  sun: Sun,
  zap: Zap,
} as const

export default function HomePage() {
  return (
    <>
      <PageHead meta={meta} path={paths.home} data={[organization()]} />
      <Hero />
      <Slides />
      <About />
      <Products />
      <Law />
      <Benefits />
      <Newsletter />
      <CallToAction {...home.dealers} />
    </>
  )
}

/** The line of the wipe lies on the phone. */
const FRAMING = { focus: '51% 40%', className: 'aspect-5/4 md:aspect-21/9 lg:aspect-7/2' }

function Hero() {
  const { headline, lead, link, action, film, bare } = home.hero
  return (
    <Section theme="ink" spacing="none">
      <Wipe bare={<Picture {...bare} sizes={firstPicture.sizes} {...FRAMING} />}>
        <Picture {...firstPicture} alt={film.alt} priority {...FRAMING} />
      </Wipe>
      <Container className="grid items-end gap-x-16 gap-y-6 py-6 lg:grid-cols-[1fr_24rem]">
        <h1 className="max-w-4xl text-5xl font-semibold tracking-display">
          <AppLink to={link} className="text-text no-underline hover:text-accent-strong">
            {headline}
          </AppLink>
        </h1>
        <div className="grid justify-items-start gap-6">
          <Lead className="text-text-on-ink">{lead}</Lead>
          <Button asChild size="lg">
            <AppLink to={action.to}>
              <span>{action.name}</span> <Icon icon={ArrowRight} />
            </AppLink>
          </Button>
        </div>
      </Container>
      <Ways />
    </Section>
  )
}

function Ways() {
  const { label, links } = home.hero.ways
  return (
    <nav aria-label={label} className="border-t border-line">
      <Container>
        <ul className="grid grid-cols-2 gap-x-4 md:gap-x-8 lg:grid-cols-4">
          {links.map(({ name, text, to }) => (
            <li key={name} className="grid">
              <AppLink
                to={to}
                className="grid content-start py-4 text-text no-underline hover:[&>:first-child]:underline"
              >
                <span className="font-semibold sm:text-lg">{name}</span>
                <span className="text-sm text-text-muted">{text}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  )
}

function Slides() {
  const { label, intervalMs, slides } = home.slider
  const [playing, setPlaying] = useSlidesPlaying()
  return (
    <Slider label={label} intervalMs={intervalMs} playing={playing} onPlayingChange={setPlaying}>
      {slides.map(({ id, picture, caption }) => (
        <Slide key={id}>
          <Picture
            {...picture}
            sizes="(min-width: 40rem) 100vw, 142vw"
            className="aspect-5/4 sm:aspect-video lg:aspect-21/9"
          />
          <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-surface-ink/90 to-transparent pt-24 pb-20">
            <Container>
              <p className="max-w-reading text-2xl font-semibold tracking-display text-balance text-text-on-ink">
                {caption}
              </p>
            </Container>
          </div>
        </Slide>
      ))}
    </Slider>
  )
}

function About() {
  const { title, text, action } = home.about
  return (
    <Section>
      <Container className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
        <Heading level={2}>{title}</Heading>
        <div className="grid justify-items-start gap-8">
          <p className="text-2xl leading-snug text-pretty wrap-anywhere">{text}</p>
          {action.to ? (
            <Button asChild variant="outline">
              <AppLink to={action.to}>{action.name}</AppLink>
            </Button>
          ) : (
            <Button variant="outline">{action.name}</Button>
          )}
        </div>
      </Container>
    </Section>
  )
}

/** It is as high as the two cards beside it. */
const FIRST_CARD_SIZES =
  '(min-width: 64rem) max(54rem, 50vw), (min-width: 40rem) 46rem, max(36rem, 100vw)'

function Products() {
  const { title, text, linkName, cards } = home.products
  return (
    <TitledSection theme="ink" title={title} text={text}>
      <ul className="grid gap-4 md:gap-6 lg:grid-cols-[3fr_2fr]">
        {cards.map(({ title: name, description, icon, link, picture }, index) => (
          <li key={link} className="lg:first:row-span-2">
            <FilmCard
              film={{ name, summary: description, picture }}
              icon={icons[icon]}
              to={link}
              linkText={linkName}
              {...(index === 0
                ? { variant: 'cover', sizes: FIRST_CARD_SIZES }
                : { variant: 'row' })}
            />
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

function Law() {
  const { title, link } = home.law
  return (
    <Section data-theme="day" id="law" spacing="sm">
      <Container className="grid gap-x-16 gap-y-4 lg:grid-cols-[1fr_2fr]">
        <div className="grid content-start justify-items-start gap-3">
          <Heading level={2} size="2xl">
            {title}
          </Heading>
          <TextLink variant="standalone" to={link.to}>
            {link.name}
          </TextLink>
        </div>
        <div>
          <PlaceAnswer layout="row" />
        </div>
      </Container>
    </Section>
  )
}

function Benefits() {
  const { title, benefits, note } = home.why
  return (
    <TitledSection title={title}>
      <ul className="grid grid-cols-1 gap-x-10 gap-y-6 sm:grid-cols-2 md:gap-y-10 lg:grid-cols-3">
        {benefits.map((benefit) => (
          <li
            key={benefit.title}
            className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-1 sm:grid-cols-1 sm:gap-y-2"
          >
            <Icon
              icon={icons[benefit.icon]}
              className="row-span-2 size-7 text-accent-strong sm:row-auto sm:size-8"
            />
            <Heading level={3}>{benefit.title}</Heading>
            <p className="text-balance text-text-muted">{benefit.text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-sm text-text-muted">{note}</p>
    </TitledSection>
  )
}

function Newsletter() {
  const { title, intro } = newsletterForm
  return (
    <Section data-theme="day" spacing="sm">
      <Container className="grid gap-x-16 gap-y-6 lg:grid-cols-2 lg:items-center">
        <div className="grid gap-2">
          <Heading level={2} size="2xl">
            {title}
          </Heading>
          <p className="text-text-muted">{intro}</p>
        </div>
        <NewsletterForm />
      </Container>
    </Section>
  )
}
