import { viewerText } from '@duskpane/content/viewer'
import { Container } from '@duskpane/ui/container'
import { Section } from '@duskpane/ui/section'
import { type ComponentType, lazy, Suspense } from 'react'
import type { HeatSectionProps } from './heat-section'

const LoadedSection = lazy<ComponentType<HeatSectionProps>>(() =>
  import('./heat-section').then(
    ({ HeatSection }) => ({ default: HeatSection }),
    () => ({ default: Failure }),
  ),
)

/**
 * The comparison of heat, prerendered with everything else. Its script, which knows every film, comes after
 * that of the page; until then React leaves the markup as it is.
 */
export function HeatSection(props: HeatSectionProps) {
  return (
    <Suspense>
      <LoadedSection {...props} />
    </Suspense>
  )
}

function Failure() {
  return (
    <Section theme="ink" className="pt-0 md:pt-0">
      <Container>
        <p className="text-sm text-danger">{viewerText.failure}</p>
      </Container>
    </Section>
  )
}
