import {
  Button,
  Empty,
  EmptyContent,
  EmptyDescription,
  EmptyHeader,
  EmptyMedia,
  EmptyTitle,
  NamedIcon,
} from '@duskpane/ui'

export function Example() {
  return (
    <Empty>
      <EmptyHeader>
        <EmptyMedia variant="icon">
          <NamedIcon name="layers" />
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
