import { Button, Card, CardContent, CardTitle } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'new',
  uses: ['The details of a row, filters, a form beside a list.'],
  instead: {
    dialog: 'It is a question',
    'mobile-menu': 'It is the menu of a phone',
    popover: 'The page may be used meanwhile',
  },
  anatomy:
    '<Sheet>\n  <SheetTrigger />\n  <SheetContent>\n    <SheetHeader>\n      <SheetTitle />\n      <SheetDescription />\n    </SheetHeader>\n    <SheetBody />\n    <SheetFooter>\n      <SheetClose />\n    </SheetFooter>\n  </SheetContent>\n</Sheet>',
  examples: (
    <>
      <Do because="The button says what one will see.">
        <Card className="w-full">
          <CardContent>
            <CardTitle>Filter orders</CardTitle>
            <Button size="sm">Show 12 orders</Button>
          </CardContent>
        </Card>
      </Do>
      <DoNot because="A question does not need the height of the screen.">
        <Card className="w-full">
          <CardContent>
            <CardTitle>Remove this order?</CardTitle>
            <Button size="sm">OK</Button>
          </CardContent>
        </Card>
      </DoNot>
    </>
  ),
  keyboard: {
    'Enter, Space': 'On the trigger: opens it; its first control gets the focus.',
    Tab: 'Moves among its controls and never leaves it.',
    Escape: 'Closes it; the focus returns to what opened it.',
  },
  supply: [
    'A `SheetTitle`, always.',
    'A `SheetDescription`, or `aria-describedby={undefined}`.',
    'A `tabIndex` of 0 on a `SheetBody` in which nothing takes the focus: it scrolls.',
  ],
  announced: '"Dialog", its title and its description.',
  content: ['The title names the thing, the footer what can be done.'],
  sentences: {
    'SheetContent.side': 'The edge along which it opens, in reading direction.',
  },
}
