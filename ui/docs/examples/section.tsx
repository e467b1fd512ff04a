import { Container, Heading, Section } from '@duskpane/ui'

export function Example() {
  return (
    <Section theme="ink" spacing="sm">
      <Container>
        <Heading level={2}>See it at dusk</Heading>
      </Container>
    </Section>
  )
}
