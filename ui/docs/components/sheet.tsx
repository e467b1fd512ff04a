import { Button } from '../../src/button.tsx'
import { Card, CardContent, CardTitle } from '../../src/card.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'sheet',
  status: 'new',
  purpose:
    'A modal panel along one edge, for more than a question. Its header and footer stay in view while the rest scrolls.',
  uses: ['The details of a row, filters, a form beside a list.'],
  instead: [
    { when: 'It is a question', use: 'dialog' },
    { when: 'It is the menu of a phone', use: 'mobile-menu' },
    { when: 'The page may be used meanwhile', use: 'popover' },
  ],
  anatomy:
    '<Sheet>\n  <SheetTrigger />\n  <SheetContent>\n    <SheetHeader>\n      <SheetTitle />\n      <SheetDescription />\n    </SheetHeader>\n    <SheetBody />\n    <SheetFooter>\n      <SheetClose />\n    </SheetFooter>\n  </SheetContent>\n</Sheet>',
  examples: [
    {
      right: {
        shows: (
          <Card className="w-full">
            <CardContent>
              <CardTitle>Filter orders</CardTitle>
              <Button size="sm">Show 12 orders</Button>
            </CardContent>
          </Card>
        ),
        because: 'The button says what one will see.',
      },
      wrong: {
        shows: (
          <Card className="w-full">
            <CardContent>
              <CardTitle>Remove this order?</CardTitle>
              <Button size="sm">OK</Button>
            </CardContent>
          </Card>
        ),
        because: 'A question does not need the height of the screen.',
      },
    },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'On the trigger: opens it; its first control gets the focus.' },
    { keys: 'Tab', does: 'Moves among its controls and never leaves it.' },
    { keys: 'Escape', does: 'Closes it; the focus returns to what opened it.' },
  ],
  supply: [
    'A `SheetTitle`, always.',
    'A `SheetDescription`, or `aria-describedby={undefined}`.',
    'A `tabIndex` of 0 on a `SheetBody` in which nothing takes the focus: it scrolls.',
  ],
  announced: '"Dialog", its title and its description.',
  content: ['The title names the thing, the footer what can be done.'],
  sentences: {
    SheetTitle: 'Names the sheet.',
    SheetDescription: 'What it is for; describes the sheet.',
    'SheetContent.side': 'The edge along which it opens, in reading direction.',
  },
}
