import { Button, Popover, PopoverContent, PopoverTrigger } from '@duskpane/ui'

/** The button names what is set. */
export function DoNoun() {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline">Direction</Button>
      </PopoverTrigger>
      <PopoverContent>North is up.</PopoverContent>
    </Popover>
  )
}

/** Everything is an option. */
export function DontNoun() {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline">Options</Button>
      </PopoverTrigger>
      <PopoverContent>North is up.</PopoverContent>
    </Popover>
  )
}
