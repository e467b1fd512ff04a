import { Button } from '../../src/button.tsx'
import {
  PageHeader,
  PageHeaderActions,
  PageHeaderDescription,
  PageHeaderTitle,
} from '../../src/page-header.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'page-header',
  status: 'new',
  purpose:
    'The top of a page of an app: where one is, what it is called, and what can be done with all of it.',
  uses: ['Every page of an admin.'],
  instead: [
    { when: 'The page wants to convince', use: 'section' },
    { when: 'It opens a part of a page', use: 'section-heading' },
  ],
  anatomy:
    '<PageHeader>\n  <PageHeaderBreadcrumb />\n  <PageHeaderTitle />\n  <PageHeaderDescription />\n  <PageHeaderActions />\n</PageHeader>',
  examples: [
    {
      right: {
        shows: (
          <PageHeader>
            <PageHeaderTitle level={3}>Orders</PageHeaderTitle>
            <PageHeaderActions>
              <Button size="sm">New order</Button>
            </PageHeaderActions>
          </PageHeader>
        ),
        because: 'The name of the page, and one primary action for all of it.',
      },
      wrong: {
        shows: (
          <PageHeader>
            <PageHeaderTitle level={3}>Welcome to the order management area</PageHeaderTitle>
            <PageHeaderDescription>Here you can manage your orders.</PageHeaderDescription>
          </PageHeader>
        ),
        because: 'A greeting instead of a name, and a sentence that says nothing.',
      },
    },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves to the way back, then to the actions.' }],
  supply: ['One on each page: its title is the heading of level 1.'],
  announced: 'The title as a heading of level 1, with a status in it.',
  content: ['The name that the menu has.', 'One primary action at most.'],
  sentences: { 'PageHeaderTitle.size': 'The look of the title.' },
}
