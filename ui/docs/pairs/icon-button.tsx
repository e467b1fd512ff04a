import { Button, Icon, IconButton } from '@duskpane/ui'
import { Ruler } from 'lucide'

/** An icon that only your app uses has its word beside it. */
export function DoWord() {
  return (
    <Button variant="outline">
      <Icon icon={Ruler} />
      Cut to size
    </Button>
  )
}

/** A ruler alone may measure, crop or resize. */
export function DontWord() {
  return (
    <IconButton aria-label="Cut to size">
      <Icon icon={Ruler} />
    </IconButton>
  )
}
