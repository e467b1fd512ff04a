import { Card, CardContent, Skeleton } from '@duskpane/ui'

/** Title and lines stand where the text will be. */
export function DoShape() {
  return (
    <Card aria-busy="true">
      <CardContent>
        <Skeleton style={{ width: '40%', height: '1.75rem' }} />
        <Skeleton style={{ width: '100%' }} />
        <Skeleton style={{ width: '80%' }} />
      </CardContent>
    </Card>
  )
}

/** After a block of another shape the page moves when the text comes. */
export function DontShape() {
  return <Skeleton style={{ height: '12rem' }} />
}
