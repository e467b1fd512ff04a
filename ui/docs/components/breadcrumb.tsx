import { Breadcrumb, BreadcrumbLink, BreadcrumbPage } from '../../src/breadcrumb.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'breadcrumb',
  status: 'stable',
  purpose: 'The path from the home page to the current one, as links to the pages above it.',
  uses: [
    'Pages that lie two levels or more below the home page.',
    'Pages that people reach from a search engine.',
  ],
  instead: [
    { when: 'It shows pages of the same level', use: 'tabs' },
    { when: 'It is the way through a long list', use: 'pagination' },
    { when: 'It is the main menu', use: 'navigation-menu' },
  ],
  anatomy: '<Breadcrumb>\n  <BreadcrumbLink />\n  <BreadcrumbPage />\n</Breadcrumb>',
  examples: [
    {
      right: {
        shows: (
          <Breadcrumb>
            <BreadcrumbLink href="#home">Home</BreadcrumbLink>
            <BreadcrumbLink href="#films">Films</BreadcrumbLink>
            <BreadcrumbPage>Ceramic</BreadcrumbPage>
          </Breadcrumb>
        ),
        because: 'It ends with the page itself, which is no link.',
      },
      wrong: {
        shows: (
          <Breadcrumb>
            <BreadcrumbLink href="#home">Home</BreadcrumbLink>
            <BreadcrumbLink href="#films">Films</BreadcrumbLink>
            <BreadcrumbLink href="#ceramic">Ceramic</BreadcrumbLink>
          </Breadcrumb>
        ),
        because: 'A link to the page that one is on leads nowhere.',
      },
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the next page above.' },
    { keys: 'Enter', does: 'Goes there.' },
  ],
  supply: [
    'An `aria-label` in the language of the page.',
    'A `BreadcrumbPage` for the current page, or a heading right after it: without either nobody hears where the path ends.',
  ],
  announced:
    '"Breadcrumb, navigation", a list with its number of entries, and "current page" at the last one.',
  content: ['The names of the pages, shortened if need be.', 'No "You are here".'],
}
