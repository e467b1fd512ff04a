import { IconButton, NamedIcon } from '@duskpane/ui'

export function Example() {
  return (
    <IconButton aria-label="Search" onClick={() => console.log('Search')}>
      <NamedIcon name="search" />
    </IconButton>
  )
}
