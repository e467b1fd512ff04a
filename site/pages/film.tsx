import { filmText as text } from '@duskpane/content/pages/film'
import { paths } from '@duskpane/content/paths'
import { type Film, type FilmModel, isIllustrative, plain } from '@duskpane/content/schema'
import { viewerText } from '@duskpane/content/viewer'
import { cn } from '@duskpane/ui/cn'
import { Container } from '@duskpane/ui/container'
import { Figure, FigureGroup } from '@duskpane/ui/figure'
import { SpectrumStrip } from '@duskpane/ui/film/spectrum-strip'
import { Section } from '@duskpane/ui/section'
import { SectionHeading } from '@duskpane/ui/section-heading'
import { TitledList } from '@duskpane/ui/titled-list'
import { ActionLinks } from '../sections/action-links'
import { late } from '../sections/late'
import { Page } from '../sections/page'
import { productModel } from '../sections/structured-data'
import { ExtraSection } from './film/extra-section'
import { Glance, LAW_ID } from './film/glance'
import { SpecSheet } from './film/spec-sheet'
import { TintLaw } from './film/tint-law'
import { ViewerSection } from './film/viewer-section'

const failure = (
  <Container>
    <p className="text-danger">{viewerText.failure}</p>
  </Container>
)

const HeatSection = late(() => import('./film/heat-section'), { failure })
const WhoSeesWhom = late(() => import('./film/who-sees-whom'), { failure })
const RelatedFilms = late(() => import('./film/related-films'), {
  fallback: <div className="min-h-96" />,
})

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
      <Glance film={film} />
      <Section className="border-t border-line">
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
      {film.sights && film.reflectance && (
        <WhoSeesWhom line={film.name} models={models} reflectance={plain(film.reflectance)} />
      )}
      {film.heat && <HeatSection films={film.heat} />}
      {film.market === 'automotive' && (
        <Section
          theme="ink"
          id={LAW_ID}
          className={cn('print:hidden', film.scene && 'pt-0 md:pt-0')}
        >
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
        </Container>
      </Section>
      <Section theme="ink" className="print:hidden">
        <Container>
          <SectionHeading title={text.related} />
          <RelatedFilms slugs={film.related} />
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
