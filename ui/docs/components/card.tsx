import { Card, CardContent, CardTitle } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'stable',
  uses: [
    'One of several things of the same kind, side by side.',
    'A form or a summary beside running text.',
  ],
  instead: {
    'product-card': 'It shows a product with a picture and a link',
    'titled-list': 'It is a short point with a title',
    section: 'It is a band of the page',
  },
  anatomy: '<Card>\n  <CardContent>\n    <CardTitle />\n  </CardContent>\n</Card>',
  examples: (
    <>
      <Do because="One thing, one title.">
        <Card className="w-full">
          <CardContent>
            <CardTitle>Your order</CardTitle>
            <p>Two rolls, sent on Monday.</p>
          </CardContent>
        </Card>
      </Do>
      <DoNot because="A card in a card: borders without meaning. Use space, or a line.">
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
      </DoNot>
    </>
  ),
  supply: [
    'The `level` of the title, so that the outline of the page has no gap.',
    'A list around several cards (`ul`), so that their number is heard.',
    'A link or a button inside: the card itself cannot be pressed.',
  ],
  announced: 'Nothing by itself; its title as a heading.',
  content: [
    'A title that is enough by itself.',
    'At most three lines of text.',
    'One action at most.',
  ],
  sentences: {
    'Card.variant': '`default` on a plain ground; `outline` where many stand together.',
    'CardTitle.size': 'The look of the title, where it is not that of a card.',
  },
}
