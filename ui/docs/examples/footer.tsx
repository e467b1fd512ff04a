import {
  Container,
  Footer,
  FooterGroup,
  FooterLegal,
  FooterLink,
  FooterLinks,
  FooterTitle,
} from '@duskpane/ui'

export function Example() {
  return (
    <Footer>
      <Container>
        <FooterGroup>
          <FooterTitle>Company</FooterTitle>
          <FooterLinks>
            <FooterLink href="#about">About us</FooterLink>
            <FooterLink href="#contact">Contact</FooterLink>
          </FooterLinks>
        </FooterGroup>
        <FooterLegal>
          <p>© 2026 Observatory</p>
        </FooterLegal>
      </Container>
    </Footer>
  )
}
