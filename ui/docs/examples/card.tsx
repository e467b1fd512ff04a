import { Card, CardContent, CardTitle } from '@duskpane/ui'

export function Example() {
  return (
    <Card>
      <CardContent>
        <CardTitle level={3}>Your order</CardTitle>
        <p>Two rolls, sent on Monday.</p>
      </CardContent>
    </Card>
  )
}
