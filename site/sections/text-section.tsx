import { Container } from '@duskpane/ui/container'
import { Heading } from '@duskpane/ui/heading'
import { Section } from '@duskpane/ui/section'
import type { ReactNode } from 'react'

/** `TextSection`s with dividers between them. */
export function TextSections({ children }: { readonly children: ReactNode }) {
  return (
    <Section spacing="none">
      <Container>
        <div className="divide-y divide-line">{children}</div>
      </Container>
    </Section>
  )
}

interface TextSectionProps {
  readonly id: string
  readonly title: string
  readonly text?: readonly string[]
  readonly children?: ReactNode
}

/** A heading and its paragraphs; on wide screens the heading is sticky beside them. */
export function TextSection({ id, title, text = [], children }: TextSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-1 gap-x-12 gap-y-3 py-6 md:grid-cols-[1fr_2fr] md:py-8"
    >
      <Heading
        level={2}
        size="2xl"
        id={`${id}-title`}
        className="md:sticky md:top-28 md:self-start"
      >
        {title}
      </Heading>
      <div className="grid max-w-reading grid-cols-1 gap-4 text-lg">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
      </div>
    </section>
  )
}
