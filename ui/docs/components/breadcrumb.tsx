import { Breadcrumb, BreadcrumbLink, BreadcrumbPage } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'stable',
  uses: [
    'Pages that lie two levels or more below the home page.',
    'Pages that people reach from a search engine.',
  ],
  instead: {
    tabs: 'It shows pages of the same level',
    pagination: 'It is the way through a long list',
    'navigation-menu': 'It is the main menu',
  },
  anatomy: '<Breadcrumb>\n  <BreadcrumbLink />\n  <BreadcrumbPage />\n</Breadcrumb>',
  examples: (
    <>
      <Do because="It ends with the page itself, which is no link.">
        <Breadcrumb>
          <BreadcrumbLink href="#home">Home</BreadcrumbLink>
          <BreadcrumbLink href="#films">Films</BreadcrumbLink>
          <BreadcrumbPage>Ceramic</BreadcrumbPage>
        </Breadcrumb>
      </Do>
      <DoNot because="A link to the page that one is on leads nowhere.">
        <Breadcrumb>
          <BreadcrumbLink href="#home">Home</BreadcrumbLink>
          <BreadcrumbLink href="#films">Films</BreadcrumbLink>
          <BreadcrumbLink href="#ceramic">Ceramic</BreadcrumbLink>
        </Breadcrumb>
      </DoNot>
    </>
  ),
  keyboard: {
    Tab: 'Moves to the next page above.',
    Enter: 'Goes there.',
  },
  supply: [
    'An `aria-label` in the language of the page.',
    'A `BreadcrumbPage` for the current page, or a heading right after it: without either nobody hears where the path ends.',
  ],
  announced:
    '"Breadcrumb, navigation", a list with its number of entries, and "current page" at the last one.',
  content: ['The names of the pages, shortened if need be.', 'No "You are here".'],
}
