import { newsletterForm } from '@duskpane/content/forms/newsletter'
import { home, meta } from '@duskpane/content/pages/home'
import { paths } from '@duskpane/content/paths'
import { Button } from '@duskpane/ui/button'
import { Container } from '@duskpane/ui/container'
import { Figure, FigureGroup } from '@duskpane/ui/figure'
import { Heading, Lead } from '@duskpane/ui/heading'
import { Icon } from '@duskpane/ui/icon'
import { Picture } from '@duskpane/ui/picture'
import { Section } from '@duskpane/ui/section'
import { SectionHeading } from '@duskpane/ui/section-heading'
import { Slide, Slider } from '@duskpane/ui/slider'
import { NewsletterForm } from '../forms/newsletter-form'
import { AppLink } from '../router/app-link'
import { CallToAction } from '../sections/call-to-action'
import { FilmCard } from '../sections/film-card'
import { heroPicture } from '../sections/first-picture'
import { PageHead } from '../sections/page-head'
import { organization } from '../sections/structured-data'

export const firstPicture = heroPicture(home.hero)

export default function HomePage() {
  return (
    <>
      <PageHead meta={meta} path={paths.home} data={[organization()]} />
      <Hero />
      <Slides />
      <About />
      <Products />
      <Benefits />
      <Figures />
      <Newsletter />
      <CallToAction
        title={home.dealers.title}
        text={home.dealers.text}
        links={home.dealers.actions}
      />
    </>
  )
}

function Hero() {
  const { headline, lead, link, action, picture } = home.hero
  return (
    <Section theme="ink" spacing="none" className="isolate overflow-clip">
      <Picture
        {...heroPicture({ picture })}
        alt={picture.alt}
        focus={picture.focus}
        priority
        className="-z-20 max-md:relative max-md:aspect-square md:absolute md:inset-0"
        // The dark ceiling of the picture would read as a second header.
        imgClassName="origin-bottom scale-[1.22]"
      />
      <div className="absolute inset-x-0 -z-10 bg-linear-to-t from-surface to-transparent to-40% max-md:top-0 max-md:aspect-square md:inset-y-0 md:bg-linear-to-r md:via-surface/55 md:via-35% md:to-65%" />
      <Container className="grid content-end gap-6 pb-14 max-md:-mt-16 md:min-h-[42rem] md:pt-40 md:pb-24">
        <h1 className="max-w-4xl text-5xl font-semibold tracking-[-0.035em]">
          <AppLink to={link} className="text-text no-underline hover:text-accent-strong">
            {headline}
          </AppLink>
        </h1>
        <Lead className="text-text-on-ink md:max-w-[50%] lg:max-w-reading">{lead}</Lead>
        <Button asChild size="lg" className="justify-self-start">
          <AppLink to={link}>
            {action} <Icon name="arrow-right" />
          </AppLink>
        </Button>
      </Container>
    </Section>
  )
}

/** A visitor who paused the slides finds them paused on return to this page. */
let slidesPlay = true

function Slides() {
  const { label, intervalMs, slides } = home.slider
  return (
    <Slider
      label={label}
      intervalMs={intervalMs}
      defaultPlaying={slidesPlay}
      onPlayingChange={(playing) => {
        slidesPlay = playing
      }}
    >
      {slides.map(({ id, picture, caption }) => (
        <Slide key={id}>
          <Picture
            source={picture.source}
            alt={picture.alt}
            focus={picture.focus}
            sizes="100vw"
            className="aspect-4/5 sm:aspect-video 2xl:aspect-21/9"
          />
          <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-surface-ink/90 to-transparent pt-24 pb-20">
            <Container>
              <p className="max-w-reading text-2xl font-semibold tracking-tight text-balance text-text-on-ink">
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

function Products() {
  const { title, text, linkName, cards } = home.products
  return (
    <Section theme="ink">
      <Container>
        <SectionHeading title={title} text={text} />
        <ul className="grid gap-6 md:grid-cols-3">
          {cards.map(({ title: name, description, icon, link, picture }) => (
            <li key={link}>
              <FilmCard
                film={{ name, summary: description, picture }}
                icon={icon}
                to={link}
                linkText={linkName}
              />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  )
}

function Benefits() {
  const { title, benefits, note } = home.why
  return (
    <Section>
      <Container>
        <SectionHeading title={title} />
        <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {benefits.map((benefit) => (
            <li key={benefit.title} className="grid content-start gap-3">
              <Icon name={benefit.icon} className="size-8 text-accent-strong" />
              <Heading level={3}>{benefit.title}</Heading>
              <p className="text-balance text-text-muted">{benefit.text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-12 text-sm text-text-muted">{note}</p>
      </Container>
    </Section>
  )
}

function Figures() {
  const { title, items } = home.figures
  return (
    <Section theme="ink">
      <Container>
        <SectionHeading title={title} />
        <FigureGroup className="gap-y-10 sm:grid lg:grid-cols-4 lg:gap-x-10">
          {items.map(({ prefix, value, unit, label }) => (
            <Figure key={label} prefix={prefix} value={value} unit={unit} size="lg" label={label} />
          ))}
        </FigureGroup>
      </Container>
    </Section>
  )
}

function Newsletter() {
  const { title, intro } = newsletterForm
  return (
    <Section>
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:items-end">
        <div className="grid gap-4">
          <Heading level={2}>{title}</Heading>
          <Lead>{intro}</Lead>
        </div>
        <NewsletterForm />
      </Container>
    </Section>
  )
}
