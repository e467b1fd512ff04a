import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button.tsx'
import { Container } from '../container.tsx'
import { Field } from '../field.tsx'
import { Figure, FigureGroup } from '../figure.tsx'
import { FormShell } from '../form-shell.tsx'
import { Eyebrow, Heading, Lead } from '../heading.tsx'
import { Input } from '../input.tsx'
import { Link } from '../link.tsx'
import { Picture } from '../picture.tsx'
import {
  ProductCard,
  ProductCardContent,
  ProductCardDescription,
  ProductCardFooter,
  ProductCardMedia,
  ProductCardTitle,
} from '../product-card.tsx'
import { Section } from '../section.tsx'
import { storyPicture } from './picture.ts'

const meta = {
  title: 'Foundations/Compose a page',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Light and ink sections, each with a container, a heading and one action. */
export const Page: Story = {
  render: () => (
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
            source={storyPicture}
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
                <ProductCardMedia source={storyPicture} alt="" sizes="50vw" />
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
            <Field name="email" label="E-mail">
              <Input type="email" required autoComplete="email" />
            </Field>
          </FormShell>
        </Container>
      </Section>
    </main>
  ),
  play: async ({ canvas }) => {
    const levels = canvas.getAllByRole('heading').map((heading) => heading.tagName)
    await expect(levels).toEqual(['H1', 'H2', 'H2', 'H2'])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Narrow: Story = { ...Page, globals: { viewport: { value: 'phone320' } } }

export const RightToLeft: Story = { ...Page, parameters: { direction: 'rtl' } }
