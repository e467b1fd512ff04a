import {
  Container,
  Footer,
  FooterGroup,
  FooterLegal,
  FooterLink,
  FooterLinks,
  FooterTitle,
} from '@duskpane/ui'

/** Titles tell where to look. */
export function DoGroups() {
  return (
    <Footer>
      <Container>
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
          <FooterGroup>
            <FooterTitle>Films</FooterTitle>
            <FooterLinks>
              <FooterLink href="#cars">For cars</FooterLink>
              <FooterLink href="#homes">For homes</FooterLink>
            </FooterLinks>
          </FooterGroup>
          <FooterGroup>
            <FooterTitle>Company</FooterTitle>
            <FooterLinks>
              <FooterLink href="#about">About us</FooterLink>
              <FooterLink href="#contact">Contact</FooterLink>
            </FooterLinks>
          </FooterGroup>
        </div>
        <FooterLegal>
          <p>© 2026 Observatory</p>
        </FooterLegal>
      </Container>
    </Footer>
  )
}

/** One long list has to be read from its start. */
export function DontGroups() {
  return (
    <Footer>
      <Container>
        <FooterLinks>
          {['About us', 'For cars', 'Press', 'Contact', 'For homes', 'Careers'].map((page) => (
            <FooterLink key={page} href="#page">
              {page}
            </FooterLink>
          ))}
        </FooterLinks>
        <FooterLegal>
          <p>© 2026 Observatory</p>
        </FooterLegal>
      </Container>
    </Footer>
  )
}
