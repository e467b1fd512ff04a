import { Button, Card, CardContent, CardTitle } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'stable',
  uses: [
    'A question before something that cannot be undone.',
    'A short task that would lose its place on a page of its own.',
  ],
  instead: {
    sheet: 'It is a panel along an edge, as for the details of a row',
    popover: 'The page may be used meanwhile',
    toast: 'It only tells',
    'mobile-menu': 'It is the menu of a phone',
    accordion: 'It hides text that some readers want',
  },
  anatomy:
    '<Dialog>\n  <DialogTrigger />\n  <DialogContent>\n    <DialogTitle />\n    <DialogDescription />\n    <DialogFooter>\n      <DialogClose />\n    </DialogFooter>\n  </DialogContent>\n</Dialog>',
  examples: (
    <>
      <Do because="The question, its consequence, and buttons that answer it in words.">
        <Card className="w-full">
          <CardContent>
            <CardTitle>Remove this order?</CardTitle>
            <p>It cannot be brought back.</p>
            <div className="flex flex-wrap gap-3">
              <Button size="sm" variant="outline">
                Keep it
              </Button>
              <Button size="sm" variant="destructive">
                Remove it
              </Button>
            </div>
          </CardContent>
        </Card>
      </Do>
      <DoNot because="Sure of what? And both answers look the same.">
        <Card className="w-full">
          <CardContent>
            <CardTitle>Are you sure?</CardTitle>
            <div className="flex flex-wrap gap-3">
              <Button size="sm">Yes</Button>
              <Button size="sm">No</Button>
            </div>
          </CardContent>
        </Card>
      </DoNot>
    </>
  ),
  keyboard: {
    'Enter, Space': 'On the trigger: opens it; the first control in it gets the focus.',
    Tab: 'Moves among its controls and never leaves it.',
    Escape: 'Closes it; the focus returns to the trigger.',
  },
  supply: [
    'A `DialogTitle`, always. Hide it with `sr-only` where the design has none.',
    'A `DialogDescription` where the title does not say it all, or `aria-describedby={undefined}`.',
    'A `closeLabel` in the language of the page.',
    'The harmless answer first, so that it gets the focus.',
  ],
  announced: '"Dialog", its title and its description, as soon as it opens.',
  content: [
    'The title asks, the buttons answer with its verb.',
    'No more than a task: what scrolls wants a page.',
  ],
}
