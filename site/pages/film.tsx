import type { Film, Model } from '@duskpane/content/films/catalog'
import { featuredModel, isSpecified } from '@duskpane/content/films/parts'
import { noteOn } from '@duskpane/content/illustrative-note'
import { filmText as text } from '@duskpane/content/pages/film'
import { paths } from '@duskpane/content/paths'
import { productModel } from '@duskpane/content/structured-data'
import { viewerText } from '@duskpane/content/viewer'
import { cn } from '@duskpane/ui/cn'
import { Container } from '@duskpane/ui/container'
import { Figure, FigureGroup } from '@duskpane/ui/figure'
import { SpectrumStrip } from '@duskpane/ui/film/spectrum-strip'
import { Section } from '@duskpane/ui/section'
import { TitledList } from '@duskpane/ui/titled-list'
import { TintLaw } from '../features/laws/tint-law'
import { ViewerSection } from '../features/viewer/viewer-section'
import { late } from '../load/late'
import { PartFailure } from '../load/part-failure'
import { ActionLinks } from '../sections/action-links'
import { heroOfMarket } from '../sections/first-picture'
import { Page } from '../sections/page'
import { TextLink } from '../sections/text-link'
import { TitledSection } from '../sections/titled-section'
import { ExtraSection } from './film/extra-section'
import { Glance, LAW_ID, Thicknesses } from './film/glance'
import { SPECIFICATIONS_ID, SpecSheet } from './film/spec-sheet'

// On the ground of the parts it stands for.
const failure = (
  <Section theme="ink" className="print:hidden">
    <Container>
      <PartFailure text={viewerText.failure} />
    </Container>
  </Section>
)

const WhoSeesWhom = late(() => import('../features/viewer/who-sees-whom'), { failure })
const RelatedFilms = late(() => import('./film/related-films'), {
  failure: <PartFailure />,
  links: true,
})

/** The page of one film line. */
export function FilmPage({ film }: { readonly film: Film }) {
  const featured = featuredModel(film)
  const listing = { name: text.markets[film.market], to: paths[film.market] }
  const hasSheet = isSpecified(film)
  const { name: title, headline, lead, picture, market, models, scene, sights } = film
  // Neighbors in a listing do not have the same order.
  const isEven = film.position % 2 === 0
  const purpose = (
    <TitledSection
      className={cn(!isEven && market === 'architectural' && 'pt-0 md:pt-0')}
      title={text.benefits}
    >
      <TitledList items={film.benefits} />
    </TitledSection>
  )
  return (
    <Page
      path={film.path}
      meta={film.meta}
      data={[productModel(film)]}
      trail={[listing]}
      hero={{ title, headline, lead, picture, variant: heroOfMarket[market] }}
      heroContent={
        hasSheet && (
          <TextLink
            variant="standalone"
            className="justify-self-start print:hidden"
            to={`#${SPECIFICATIONS_ID}`}
          >
            {text.specifications}
          </TextLink>
        )
      }
    >
      {featured && <Measures model={featured} leads={film.leads} />}
      {scene ? (
        <ViewerSection {...{ line: title, scene, models, usual: featured }} />
      ) : (
        <Thicknesses film={film} />
      )}
      {hasSheet && <SpecSheet film={film} />}
      {sights && scene && <WhoSeesWhom {...{ line: title, models, scene, usual: featured }} />}
      {film.sections?.map((section) => (
        <ExtraSection key={section.id} section={section} />
      ))}
      {isEven && purpose}
      <Glance film={film} />
      {market === 'automotive' && <Law film={film} model={featured} />}
      {!isEven && purpose}
      <TitledSection theme="ink" className="border-t border-line print:hidden" title={text.related}>
        <div className="mb-8 min-h-96 lg:min-h-50">
          <RelatedFilms lines={film.related} />
        </div>
        <ActionLinks links={film.actions} />
      </TitledSection>
    </Page>
  )
}

interface LawProps {
  readonly film: Film
  readonly model: Model | undefined
}

/** Where the line is legal; by model, if it has models. */
function Law({ film, model }: LawProps) {
  const isForWindshield = film.traits.goesOn.includes('windshield')
  return (
    <Section theme="ink" id={LAW_ID} className="print:hidden">
      <Container>
        <TintLaw
          {...(model && { models: film.models, model: model.name })}
          {...(isForWindshield && { windows: ['windshield'] })}
        />
      </Container>
    </Section>
  )
}

interface MeasuresProps {
  readonly model: Model
  /** The figure that is set larger than the others. */
  readonly leads: Film['leads']
}

/** The figures and the spectrum of one model. */
function Measures({ model, leads }: MeasuresProps) {
  return (
    <Section theme="ink" spacing="none" className="border-t border-line">
      <Container className="grid gap-x-16 gap-y-5 py-6 md:py-8 lg:grid-cols-2 lg:items-end">
        <FigureGroup className="items-baseline gap-x-4 gap-y-4 sm:gap-x-6 lg:gap-x-6">
          {text.measures.map(({ key, header, abbr }) => (
            <Figure
              key={key}
              value={model[key]}
              unit="%"
              size={key === leads ? 'lg' : 'sm'}
              label={header}
              caption={abbr}
              className={key === leads ? 'sm:flex-2' : 'sm:flex-1'}
            />
          ))}
        </FigureGroup>
        <div className="grid gap-3">
          <SpectrumStrip
            label={text.spectrumLabel(model.name)}
            uv={100 - model.uvr}
            visible={model.vlt}
            infrared={100 - model.irr}
          />
          <p className="text-sm text-text-muted">{text.measuresOf(model.name, noteOn([model]))}</p>
        </div>
      </Container>
    </Section>
  )
}
