import { cn } from '@duskpane/ui/cn'
import { Container } from '@duskpane/ui/container'
import { Section } from '@duskpane/ui/section'
import { SectionHeading } from '@duskpane/ui/section-heading'
import type { ComponentProps } from 'react'

interface TitledSectionProps extends Omit<ComponentProps<typeof Section>, 'title'> {
  readonly title: string
  readonly text?: string
  /** Where the heading stands; `beside` the content on wide screens only. */
  readonly heading?: 'above' | 'beside'
}

/** A section of a page: its heading, and what stands below or beside it. */
export function TitledSection({
  title,
  text,
  heading = 'above',
  children,
  ...props
}: TitledSectionProps) {
  const beside = heading === 'beside'
  return (
    <Section {...props}>
      <Container className={cn(beside && 'grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_2fr]')}>
        <SectionHeading title={title} text={text} className={cn(beside && 'mb-0 self-start')} />
        {children}
      </Container>
    </Section>
  )
}
