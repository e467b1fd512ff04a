import { Button, buttonVariants, Stack } from '@duskpane/ui'
import { useRef } from 'react'

export function Example() {
  const picture = useRef<HTMLInputElement>(null)
  return (
    <Stack direction="row" gap="sm">
      <Button onClick={() => alert('Saved')}>Save</Button>
      <Button variant="outline">Cancel</Button>
      <Button variant="outline" onClick={() => picture.current?.click()}>
        Attach a picture
      </Button>
      <input ref={picture} type="file" hidden />
      <Button asChild variant="ghost">
        <a href="#help">Help</a>
      </Button>
      <details>
        <summary data-slot="button" className={buttonVariants({ variant: 'ghost' })}>
          What it costs
        </summary>
        Nothing, until you order.
      </details>
    </Stack>
  )
}
