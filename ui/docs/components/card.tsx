import { Button } from '../../src/button.tsx'
import { Card, CardContent, CardTitle } from '../../src/card.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'card',
  status: 'stable',
  purpose: 'Content set apart from the section around it, because it is a thing of its own.',
  uses: [
    'One of several things of the same kind, side by side.',
    'A form or a summary beside running text.',
  ],
  instead: [
    { when: 'It shows a product with a picture and a link', use: 'product-card' },
    { when: 'It is a short point with a title', use: 'titled-list' },
    { when: 'It is a band of the page', use: 'section' },
  ],
  anatomy: '<Card>\n  <CardContent>\n    <CardTitle />\n  </CardContent>\n</Card>',
  examples: [
    {
      right: {
        shows: (
          <Card className="w-full">
            <CardContent>
              <CardTitle>Your order</CardTitle>
              <p>Two rolls, sent on Monday.</p>
            </CardContent>
          </Card>
        ),
        because: 'One thing, one title.',
      },
      wrong: {
        shows: (
          <Card className="w-full">
            <CardContent>
              <CardTitle>Your order</CardTitle>
              <Card className="w-full">
                <CardContent>
                  <p>Two rolls</p>
                </CardContent>
              </Card>
            </CardContent>
          </Card>
        ),
        because: 'A card in a card: borders without meaning. Use space, or a line.',
      },
    },
    {
      right: {
        shows: (
          <Card variant="outline" className="w-full">
            <CardContent>
              <CardTitle>Visit us</CardTitle>
              <Button size="sm">Find a dealer</Button>
            </CardContent>
          </Card>
        ),
        because: 'One action, which everybody finds.',
      },
      wrong: {
        shows: (
          <Card variant="outline" className="w-full">
            <CardContent>
              <CardTitle>Visit us</CardTitle>
              <div className="flex flex-wrap gap-2">
                <Button size="sm">Find</Button>
                <Button size="sm">Call</Button>
                <Button size="sm">Write</Button>
              </div>
            </CardContent>
          </Card>
        ),
        because: 'Three actions of one rank leave the choice to the reader.',
      },
    },
  ],
  keyboard: [],
  supply: [
    'The `level` of the title, so that the outline of the page has no gap.',
    'A list around several cards (`ul`), so that their number is heard.',
    'A link or a button inside: the card itself cannot be pressed.',
  ],
  announced: 'Nothing by itself; its title as a heading.',
  content: ['A title that is enough by itself.', 'At most three lines of text.'],
  sentences: {
    'Card.variant': '`default` on a plain ground; `outline` where many stand together.',
    'CardTitle.size': 'The look of the title, where it is not that of a card.',
  },
}
