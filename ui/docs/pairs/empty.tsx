import {
  Button,
  Empty,
  EmptyContent,
  EmptyDescription,
  EmptyHeader,
  EmptyTitle,
} from '@duskpane/ui'

/** What is missing, and how it comes here. */
export function DoNext() {
  return (
    <Empty>
      <EmptyHeader>
        <EmptyTitle>No samples yet</EmptyTitle>
        <EmptyDescription>Those that you ask for stand here.</EmptyDescription>
      </EmptyHeader>
      <EmptyContent>
        <Button size="sm">Ask for one</Button>
      </EmptyContent>
    </Empty>
  )
}

/** "Oops" looks like a failure, and leads nowhere. */
export function DontNext() {
  return (
    <Empty>
      <EmptyHeader>
        <EmptyTitle>Oops! Nothing here</EmptyTitle>
      </EmptyHeader>
    </Empty>
  )
}
