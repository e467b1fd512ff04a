import {
  Button,
  Empty,
  EmptyContent,
  EmptyDescription,
  EmptyHeader,
  EmptyMedia,
  EmptyTitle,
  Icon,
} from '@duskpane/ui'

export function Example() {
  return (
    <Empty>
      <EmptyHeader>
        <EmptyMedia variant="icon">
          <Icon name="layers" />
        </EmptyMedia>
        <EmptyTitle>No samples yet</EmptyTitle>
        <EmptyDescription>Those that you ask for stand here.</EmptyDescription>
      </EmptyHeader>
      <EmptyContent>
        <Button size="sm">Ask for one</Button>
      </EmptyContent>
    </Empty>
  )
}
