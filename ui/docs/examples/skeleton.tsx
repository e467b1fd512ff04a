import { Card, CardContent, Skeleton } from '@duskpane/ui'

export function Example() {
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
