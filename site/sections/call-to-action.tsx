import type { Link } from '@duskpane/content/schema'
import { Container } from '@duskpane/ui/container'
import { Heading, Lead } from '@duskpane/ui/heading'
import { Section } from '@duskpane/ui/section'
import { ActionLinks } from './action-links'

interface CallToActionProps {
  readonly title: string
  readonly text: string
  readonly links: readonly Link[]
}

/** The closing section of a page, with what to do next. */
export function CallToAction({ title, text, links }: CallToActionProps) {
  return (
    <Section theme="ink" className="print:hidden">
      <Container className="grid gap-8 lg:grid-cols-[1fr_auto] lg:items-end">
        <div className="grid gap-4">
          <Heading level={2}>{title}</Heading>
          <Lead>{text}</Lead>
        </div>
        <ActionLinks links={links} />
      </Container>
    </Section>
  )
}
