import { actionsOf } from '@duskpane/content/films/actions'
import type { Film } from '@duskpane/content/films/catalog'
import { featuredModel, isSpecified } from '@duskpane/content/films/spec-sheet'
import { filmText as text } from '@duskpane/content/films/text'
import { viewerText } from '@duskpane/content/light/viewer-text'
import { paths } from '@duskpane/content/paths'
import { productModel } from '@duskpane/content/structured-data'
import { Container } from '@duskpane/ui/container'
import { Section } from '@duskpane/ui/section'
import { TitledList } from '@duskpane/ui/titled-list'
import { FilmOnGlass } from '../features/viewer/film-on-glass'
import { late } from '../load/late'
import { PartFailure } from '../load/part-failure'
import { ActionLinks } from '../sections/action-links'
import { filmPicture, filmPlace } from '../sections/first-picture'
import { Page } from '../sections/page'
import { HeroText } from '../sections/page-hero'
import { PictureTransition } from '../sections/page-transition'
import { TitledSection } from '../sections/titled-section'
import { ExtraSection } from './film/extra-section'
import { HeroFacts } from './film/hero-facts'
import { Law } from './film/law'
import { PriceAndWarranty } from './film/price-and-warranty'
import { Specifications } from './film/specifications'
import { SunLetIn } from './film/sun-let-in'
import { Thicknesses } from './film/thicknesses'

// On the ground of the parts it stands for.
const failure = (
  <Section theme="ink" className="print:hidden">
    <Container>
      <PartFailure text={viewerText.failure} />
    </Container>
  </Section>
)

// Its stills show a mirror film; the layers of its four pictures are ten times as heavy.
const WhoSeesWhom = late(() => import('../features/viewer/who-sees-whom'), {
  failure,
  until: 'chosen',
})
const RelatedFilms = late(() => import('./film/related-films'), { links: true })

/** The page of one film line: the film on glass, what proves it, where it is legal, its values, what goes with it. */
export function FilmPage({ film }: { readonly film: Film }) {
  const featured = featuredModel(film)
  const listing = { name: text.markets[film.market], to: paths[film.market] }
  const { thicknesses } = film.traits
  const { name: title, headline, lead, picture, market, models, scene, still, whoSeesWhom } = film
  const place = filmPlace(film)
  const facts = <HeroFacts film={film} model={featured} />
  const beside = place === 'first' && <HeroText lead={lead}>{facts}</HeroText>
  const first = filmPicture(film)
  const media = scene && still && (
    <PictureTransition source={picture.source}>
      <FilmOnGlass {...{ line: title, scene, models, usual: featured, first, beside }} />
    </PictureTransition>
  )
  return (
    <Page
      path={film.path}
      meta={film.meta}
      data={[productModel(film)]}
      trail={[listing]}
      hero={{ title, headline, lead, picture, media, variant: place }}
      heroContent={facts}
    >
      <TitledSection
        theme="ink"
        spacing="sm"
        className="border-t border-line"
        title={film.benefitsTitle}
      >
        {thicknesses.length > 0 ? (
          <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_3fr]">
            <Thicknesses film={film} />
            <TitledList items={film.benefits} layout="column" />
          </div>
        ) : (
          <div className="grid gap-8">
            {featured && <SunLetIn model={featured} />}
            <TitledList items={film.benefits} />
          </div>
        )}
      </TitledSection>
      {market === 'automotive' && <Law film={film} model={featured} />}
      {isSpecified(film) && <Specifications film={film} model={featured} />}
      {whoSeesWhom && scene && <WhoSeesWhom {...{ models, scene, usual: featured }} />}
      {film.sections?.map((section) => (
        <ExtraSection key={section.id} section={section} />
      ))}
      <TitledSection theme="ink" spacing="sm" className="print:hidden" title={text.related}>
        <div className="mb-4 min-h-84 md:min-h-48 lg:min-h-24">
          <RelatedFilms films={film.related} />
        </div>
        <div className="grid items-end gap-x-10 gap-y-6 lg:grid-cols-[2fr_1fr]">
          <PriceAndWarranty film={film} />
          <ActionLinks links={actionsOf(film)} />
        </div>
      </TitledSection>
    </Page>
  )
}
