import { Icon, IconButton } from '@duskpane/ui'

export function Example() {
  return (
    <IconButton aria-label="Search" onClick={() => console.log('Search')}>
      <Icon name="search" />
    </IconButton>
  )
}
