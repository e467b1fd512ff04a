import {
  Footer,
  FooterGroup,
  FooterLegal,
  FooterLink,
  FooterLinks,
  FooterTitle,
} from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'stable',
  uses: ['Once on every page, after `main`.'],
  instead: {
    'navigation-menu': 'It is the main menu',
    section: 'It ends one section only',
  },
  anatomy:
    '<Footer>\n  <FooterGroup>\n    <FooterTitle />\n    <FooterLinks>\n      <FooterLink />\n    </FooterLinks>\n  </FooterGroup>\n  <FooterLegal />\n</Footer>',
  examples: (
    <>
      <Do because="Links under the title that they belong to.">
        <Footer className="w-full p-6 md:pt-6">
          <FooterGroup>
            <FooterTitle>Help</FooterTitle>
            <FooterLinks>
              <FooterLink href="#care">Care</FooterLink>
              <FooterLink href="#contact">Contact</FooterLink>
            </FooterLinks>
          </FooterGroup>
        </Footer>
      </Do>
      <DoNot because="A heap in which nobody finds a thing.">
        <Footer className="w-full p-6 md:pt-6">
          <FooterLegal className="mt-0">
            Care, contact, careers, press, terms, privacy, imprint, cookies, returns, warranty
          </FooterLegal>
        </Footer>
      </DoNot>
    </>
  ),
  keyboard: {
    Tab: 'Moves to the next link.',
    Enter: 'Follows it.',
  },
  supply: [
    'A `FooterTitle` over each group; it is a heading of level 2.',
    'A `nav` with an `aria-label` around groups that repeat the main menu.',
  ],
  announced: '"Content info", the titles as headings, and lists with their number of links.',
  content: ['Four groups at most.', 'The year and the name in the last line.'],
  sentences: { FooterTitle: 'The title of a group.' },
}
