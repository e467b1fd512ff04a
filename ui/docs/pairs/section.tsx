import { Container, Section } from '@duskpane/ui'

/** The light changes once, where the thought does. */
export function DoLight() {
  return (
    <>
      <Band>What film is</Band>
      <Band>How it is made</Band>
      <Band theme="ink">See it at dusk</Band>
    </>
  )
}

/** Stripes: where everything changes, nothing stands out. */
export function DontLight() {
  return (
    <>
      <Band theme="ink">What film is</Band>
      <Band theme="day">How it is made</Band>
      <Band theme="ink">See it at dusk</Band>
    </>
  )
}

function Band({
  theme = 'light',
  children,
}: {
  theme?: 'day' | 'ink' | 'light'
  children: string
}) {
  return (
    <Section theme={theme} spacing="sm">
      <Container>{children}</Container>
    </Section>
  )
}
