import { Button, Toaster, useToast } from '@duskpane/ui'

function ArchiveButton() {
  const toast = useToast()
  const archive = () =>
    toast({
      title: 'Order 1042 is archived',
      action: {
        altText: 'Open the archive to bring it back',
        element: (
          <Button size="sm" variant="outline" onClick={() => console.log('Restored')}>
            Undo
          </Button>
        ),
      },
    })
  return <Button onClick={archive}>Archive</Button>
}

export function Example() {
  return (
    <Toaster>
      <ArchiveButton />
    </Toaster>
  )
}
