import { Button, Toaster, useToast } from '@duskpane/ui'

function ArchiveButton() {
  const toast = useToast()
  const archive = () =>
    toast({
      title: 'Order 1042 is archived',
      action: {
        altText: 'Open the archive to bring it back',
        label: 'Undo',
        onClick: () => console.log('Restored'),
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
