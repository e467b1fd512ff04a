import { Card, CardContent, CardTitle, Separator } from '@duskpane/ui'

/** A line parts what one card holds. */
export function DoInside() {
  return (
    <Card>
      <CardContent>
        <CardTitle level={3}>Your order</CardTitle>
        <p>Two rolls, sent on Monday.</p>
        <Separator />
        <p>Samples, sent on Friday.</p>
      </CardContent>
    </Card>
  )
}

/** A card in a card has edges without meaning. */
export function DontInside() {
  return (
    <Card>
      <CardContent>
        <CardTitle level={3}>Your order</CardTitle>
        <Card>
          <CardContent>Two rolls, sent on Monday.</CardContent>
        </Card>
        <Card>
          <CardContent>Samples, sent on Friday.</CardContent>
        </Card>
      </CardContent>
    </Card>
  )
}
