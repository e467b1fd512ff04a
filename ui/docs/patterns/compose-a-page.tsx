import {
  Button,
  Container,
  Eyebrow,
  Field,
  Figure,
  FigureGroup,
  FormShell,
  Heading,
  Input,
  Lead,
  Link,
  Picture,
  type PictureSource,
  ProductCard,
  ProductCardContent,
  ProductCardDescription,
  ProductCardFooter,
  ProductCardMedia,
  ProductCardTitle,
  Section,
} from '@duskpane/ui'

/** Light and ink sections, each with a container, a heading and one action. */
export function ComposeAPage({ picture }: { picture: PictureSource }) {
  return (
    <main>
      <Section theme="ink" spacing="lg">
        <Container className="grid items-center gap-10 lg:grid-cols-2">
          <div className="grid justify-items-start gap-6">
            <Eyebrow>Ceramic 30</Eyebrow>
            <Heading level={1} size="5xl">
              The view stays. The heat does not.
            </Heading>
            <Lead>A clear film that turns infrared away and keeps the colors of the evening.</Lead>
            <Button asChild size="lg">
              <a href="#form">Ask for a sample</a>
            </Button>
          </div>
          <Picture
            source={picture}
            alt="Two glass towers at sunset"
            sizes="50vw"
            className="rounded-dp-lg"
          />
        </Container>
      </Section>
      <Section>
        <Container className="grid gap-10">
          <FigureGroup>
            <Figure value={30} unit="%" label="VLT" caption="Visible light let through" />
            <Figure value={96} unit="%" label="IRR" caption="Infrared rejected" />
            <Figure value={81} unit="%" label="TSER" caption="Total solar energy rejected" />
          </FigureGroup>
          <div className="grid gap-6 sm:grid-cols-2">
            {['For cars', 'For buildings'].map((name) => (
              <ProductCard key={name}>
                <ProductCardMedia source={picture} alt="" sizes="50vw" />
                <ProductCardContent>
                  <ProductCardTitle level={2}>{name}</ProductCardTitle>
                  <ProductCardDescription>
                    Measured on clear glass of six millimeters.
                  </ProductCardDescription>
                  <ProductCardFooter>
                    <Link href={`#${name}`} variant="standalone" stretched>
                      Films {name.toLowerCase()}
                    </Link>
                  </ProductCardFooter>
                </ProductCardContent>
              </ProductCard>
            ))}
          </div>
        </Container>
      </Section>
      <Section theme="ink" id="form">
        <Container size="reading" className="grid gap-6">
          <Heading level={2}>A sample by post</Heading>
          <FormShell
            aria-label="Ask for a sample"
            layout="inline"
            onSubmit={async () => {}}
            submitLabel="Send"
            submittingLabel="Submitting..."
            success="Thank you, it is on its way."
            failure="That did not work. Please try again."
          >
            <Field name="email" label="Email">
              <Input type="email" required autoComplete="email" />
            </Field>
          </FormShell>
        </Container>
      </Section>
    </main>
  )
}
