import { Button, Popover, PopoverClose, PopoverContent, PopoverTrigger } from '@duskpane/ui'

export function Example() {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline">Share</Button>
      </PopoverTrigger>
      <PopoverContent aria-label="Share">
        <PopoverClose onClick={() => navigator.clipboard.writeText(location.href)}>
          Copy the address
        </PopoverClose>
      </PopoverContent>
    </Popover>
  )
}
