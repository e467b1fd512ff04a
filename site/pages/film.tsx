import { cardsOf } from '@duskpane/content/film-cards'
import { filmText as text } from '@duskpane/content/pages/film'
import { paths } from '@duskpane/content/paths'
import { type Film, type FilmModel, isIllustrative, plain } from '@duskpane/content/schema'
import { cn } from '@duskpane/ui/cn'
import { Container } from '@duskpane/ui/container'
import { Figure, FigureGroup } from '@duskpane/ui/figure'
import { SpectrumStrip } from '@duskpane/ui/film/spectrum-strip'
import { Heading } from '@duskpane/ui/heading'
import { Section } from '@duskpane/ui/section'
import { SectionHeading } from '@duskpane/ui/section-heading'
import { TitledList } from '@duskpane/ui/titled-list'
import { ActionLinks } from '../sections/action-links'
import { FilmCard } from '../sections/film-card'
import { Page } from '../sections/page'
import { productModel } from '../sections/structured-data'
import { ExtraSection } from './film/extra-section'
import { HeatSection } from './film/lazy-heat'
import { SpecSheet } from './film/spec-sheet'
import { TintLaw } from './film/tint-law'
import { ViewerSection } from './film/viewer-section'

/** The page of one film line. */
export function FilmPage({ film }: { readonly film: Film }) {
  const models = film.models?.map(plain) ?? []
  const shades = film.market === 'automotive' && !film.thicknesses ? film.models : undefined
  const featured = featuredModel(film)
  const listing = { name: text.markets[film.market], to: paths[film.market] }
  const { name: title, headline, lead, picture } = film
  return (
    <Page
      path={film.path}
      meta={film.meta}
      data={[productModel(film)]}
      trail={[listing]}
      hero={{ title, headline, lead, picture }}
      heroContent={featured && <Measures model={featured} />}
    >
      <Section>
        <Container>
          <SectionHeading title={text.benefits} />
          <TitledList items={film.benefits} />
        </Container>
      </Section>
      {film.scene && (
        <ViewerSection
          line={film.name}
          scene={film.scene}
          models={models}
          reflectance={film.reflectance && plain(film.reflectance)}
        />
      )}
      {film.heat && <HeatSection films={film.heat} />}
      {film.market === 'automotive' && (
        <Section theme="ink" className={cn(film.scene && 'pt-0 md:pt-0')}>
          <Container>
            <TintLaw
              {...(shades && featured && { models: shades, model: featured.name })}
              reflectance={film.reflectance && plain(film.reflectance).outside}
            />
          </Container>
        </Section>
      )}
      <SpecSheet film={film} />
      {film.sections?.map((section) => (
        <ExtraSection key={section.id} section={section} />
      ))}
      <Section className="border-t border-line">
        <Container>
          <SectionHeading title={text.applications} />
          <TitledList items={film.applications} />
          {film.warranty && (
            <div className="mt-16 grid max-w-reading gap-2 border-s-4 border-accent ps-6">
              <Heading level={2} size="xl">
                {film.warranty.title}
              </Heading>
              <p className="text-text-muted">{film.warranty.text}</p>
            </div>
          )}
        </Container>
      </Section>
      <Section theme="ink">
        <Container>
          <SectionHeading title={text.related} />
          <ul className="mb-14 grid gap-6 md:grid-cols-3">
            {cardsOf(film.related).map((related) => (
              <li key={related.slug}>
                <FilmCard film={related} to={related.path} linkText={text.learnMore} />
              </li>
            ))}
          </ul>
          <ActionLinks links={film.actions} />
        </Container>
      </Section>
    </Page>
  )
}

/** The model whose figures the hero shows: one with stated values, else the one in the middle. */
function featuredModel({ models = [] }: Film): FilmModel | undefined {
  const stated = models.find((model) => !isIllustrative(model))
  const model = stated ?? models[Math.floor((models.length - 1) / 2)]
  return model && plain(model)
}

/** The figures and the spectrum of one model. */
function Measures({ model }: { readonly model: FilmModel }) {
  return (
    <div className="grid max-w-xl gap-6">
      <FigureGroup className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid sm:grid-cols-4 sm:gap-x-6 lg:gap-x-6">
        {text.measures.map(({ key, header, abbr }) => (
          <Figure key={key} value={model[key]} unit="%" size="sm" label={header} caption={abbr} />
        ))}
      </FigureGroup>
      <SpectrumStrip
        label={text.spectrumLabel(model.name)}
        uv={100 - model.uvr}
        visible={model.vlt}
        infrared={100 - model.irr}
      />
    </div>
  )
}
