import { heatText as text } from '@duskpane/content/heat'
import { inquiryPath } from '@duskpane/content/inquiry'
import { heat as scene } from '@duskpane/content/scenes/heat'
import type { FilmCopy } from '@duskpane/content/schema'
import { carShades } from '@duskpane/content/shades'
import { Button } from '@duskpane/ui/button'
import { Container } from '@duskpane/ui/container'
import { ColorLegend } from '@duskpane/ui/film/color-legend'
import { Section } from '@duskpane/ui/section'
import { SectionHeading } from '@duskpane/ui/section-heading'
import { useNear } from '@duskpane/ui/use-near'
import { useRef, useState } from 'react'
import { importAgain } from '../../import-again'
import { AppLink } from '../../router/app-link'
import { useChoice, useHydrated } from '../../router/use-choice'
import { PartFailure } from '../../sections/part-failure'
import { useImport } from '../../sections/use-import'
import { HeatStill } from './heat-still'
import { type HeatChoice, heatSentences } from './heat-words'

export interface HeatSectionProps {
  /** The models that are compared at first. */
  readonly films: NonNullable<FilmCopy['heat']>
}

const importViewer = importAgain(() => import('./heat-viewer'))

/**
 * Irradiance on the seat and the dashboard behind two films, side by side: two finished maps, and the
 * viewer once the visitor comes near or has opened a link with a choice. The choice stands in the
 * address: `first` and `second` with a model or `none`, and `windshield`.
 */
export default function HeatSection({ films }: HeatSectionProps) {
  const place = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useChoice()
  const asked = ['first', 'second', 'windshield'].some((key) => chosen.has(key))
  const near = useNear(place)
  const [touched, setTouched] = useState(false)
  const hydrated = useHydrated()
  const viewer = useImport(importViewer, asked || near || touched)
  const failed = viewer === 'failed'
  const Viewer = typeof viewer === 'object' ? viewer.HeatViewer : undefined

  const shade = (key: string, preset: string) => {
    const name = (Viewer && chosen.get(key)) ?? preset
    return carShades.find((it) => it.name === name) ?? null
  }
  const choice: HeatChoice = {
    films: [shade('first', films[0]), shade('second', films[1])],
    windshield: Viewer !== undefined && chosen.has('windshield'),
  }
  const sentences = heatSentences(scene, choice)

  return (
    <Section theme="ink" id="heat" className="print:hidden">
      <Container>
        <SectionHeading title={text.title} text={text.text} />
        <div ref={place} className="grid gap-x-8 gap-y-6 md:grid-cols-2">
          {Viewer ? (
            <Viewer
              scene={scene}
              choice={choice}
              onFilm={(key, film) => choose({ [key]: film ?? 'none' })}
              onWindshield={(filmed) => choose({ windshield: filmed ? '1' : null })}
            />
          ) : (
            <>
              {choice.films.map((film) => (
                <figure key={film?.name} className="grid content-start gap-3">
                  {/* As high as the field that replaces it, so that nothing below moves. */}
                  <figcaption className="flex min-h-20 items-end font-semibold">
                    {film && text.option(film.name, film.vlt, film.tser)}
                  </figcaption>
                  <HeatStill scene={scene} film={film} />
                </figure>
              ))}
              <div className="min-h-20">
                {failed && <PartFailure text={text.failure} />}
                {hydrated && !failed && (
                  <Button variant="outline" onClick={() => setTouched(true)}>
                    {text.choose}
                  </Button>
                )}
              </div>
            </>
          )}
          <ColorLegend label={text.legend} ticks={text.ticks} />
          <p role="status">
            <Unbroken text={sentences.join(' ')} />
          </p>
          <div className="grid content-start gap-2">
            <div className="min-h-12">
              {Viewer && (
                <Button asChild variant="outline">
                  <AppLink to={inquiryPath(text.inquiry(sentences))}>{text.ask}</AppLink>
                </Button>
              )}
            </div>
            <details className="text-sm text-text-muted">
              <summary className="cursor-pointer py-3">{text.method}</summary>
              <p>{text.assumptions}</p>
            </details>
          </div>
        </div>
      </Container>
    </Section>
  )
}

/** Keeps the name of a model, and a value with its unit, in one line. */
function Unbroken({ text }: { readonly text: string }) {
  return [...text.matchAll(/\d+ W\/m²|\S+|\s+/g)].map(({ 0: part, index }) =>
    /-|²/.test(part) ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
