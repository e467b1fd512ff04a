import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Container } from './container.tsx'
import {
  Footer,
  FooterGroup,
  FooterLegal,
  FooterLink,
  FooterLinks,
  FooterTitle,
} from './footer.tsx'

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Container>
        <div className="grid gap-10 sm:grid-cols-3">
          <FooterGroup>
            <FooterTitle>Company</FooterTitle>
            <FooterLinks>
              <FooterLink href="#about">About us</FooterLink>
              <FooterLink href="#contact">Contact</FooterLink>
            </FooterLinks>
          </FooterGroup>
          <FooterGroup>
            <FooterTitle>Products</FooterTitle>
            <FooterLinks>
              <FooterLink asChild>
                <a href="#cars">For cars</a>
              </FooterLink>
              <FooterLink href="#buildings">For buildings</FooterLink>
            </FooterLinks>
          </FooterGroup>
          <FooterGroup>
            <FooterTitle>Head office</FooterTitle>
            <address className="text-dp-text-muted not-italic">
              1 Glass Street
              <br />
              12345 Clearwater
            </address>
          </FooterGroup>
        </div>
        <FooterLegal>
          <p>© 2030 The film makers</p>
          <p>Values measured on 6 mm clear glass.</p>
        </FooterLegal>
      </Container>
    ),
  },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'About us' })).toHaveFocus()
  },
}

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const LongWords: Story = {
  args: {
    children: (
      <Container>
        <FooterTitle>Sonnenschutzfolienverlegefachbetriebe</FooterTitle>
        <FooterLinks>
          <FooterLink href="#care">Wärmeschutzverglasungsnachrüstungsförderung</FooterLink>
        </FooterLinks>
      </Container>
    ),
  },
  globals: { viewport: { value: 'phone320' } },
}
