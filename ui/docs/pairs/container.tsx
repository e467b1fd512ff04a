import { Container, Heading, Section } from '@duskpane/ui'

/** One container: heading and text share an edge. */
export function DoEdge() {
  return (
    <Section>
      <Container>
        <Heading level={3}>Cool by day</Heading>
        <p>The film keeps the heat outside.</p>
      </Container>
    </Section>
  )
}

/** One in another doubles the gap, and the edges no longer meet. */
export function DontEdge() {
  return (
    <Section>
      <Container>
        <Heading level={3}>Cool by day</Heading>
        <Container>
          <p>The film keeps the heat outside.</p>
        </Container>
      </Container>
    </Section>
  )
}
