import { filmText as text } from '@duskpane/content/pages/film'
import type { FilmModel, Picture, Stated } from '@duskpane/content/schema'
import { Container } from '@duskpane/ui/container'
import { FieldGroup } from '@duskpane/ui/field'
import { PaneSlider } from '@duskpane/ui/film/pane'
import { RadioGroup } from '@duskpane/ui/radio-group'
import { Section } from '@duskpane/ui/section'
import { SectionHeading } from '@duskpane/ui/section-heading'
import { useState } from 'react'
import { TintLaw } from './tint-law'

interface ShadeViewerProps {
  readonly models: readonly FilmModel[]
  readonly picture: Picture
  /** The model shown first. */
  readonly initial?: string | undefined
  /** The models with their marks where tint laws apply: the film goes on a car's windows. */
  readonly tinted?: readonly Stated<FilmModel>[] | undefined
}

/** One picture without film and darkened by the VLT of each film of the line. */
export function ShadeViewer({ models, picture, initial, tinted }: ShadeViewerProps) {
  const [name, setName] = useState(initial ?? models[0]?.name)
  const model = models.find((candidate) => candidate.name === name)
  if (!model) return null
  return (
    <Section theme="ink">
      <Container>
        <SectionHeading title={text.shades} text={text.shadesText} />
        <div className="grid gap-8">
          <PaneSlider
            source={picture.source}
            alt={picture.alt}
            focus={picture.focus}
            sizes="(min-width: 82rem) 76rem, 100vw"
            vlt={model.vlt}
            label={model.name}
            className="aspect-4/3 md:aspect-21/9"
          />
          <FieldGroup name="model" label={text.model}>
            <RadioGroup
              options={models.map((candidate) => ({
                value: candidate.name,
                label: candidate.name,
              }))}
              value={model.name}
              onChange={({ target }) => setName(target.value)}
              className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] sm:flex"
            />
          </FieldGroup>
          {tinted && <TintLaw models={tinted} model={model.name} />}
        </div>
      </Container>
    </Section>
  )
}
