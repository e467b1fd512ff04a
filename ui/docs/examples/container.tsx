import { Container, Section } from '@duskpane/ui'

export function Example() {
  return (
    <Section>
      <Container size="reading">
        <p>About 65 characters a line, with the same margins on every page.</p>
      </Container>
    </Section>
  )
}
