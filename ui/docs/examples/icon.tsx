import { Icon } from '@duskpane/ui'
import { Phone } from 'lucide'

export function Example() {
  return (
    <p className="flex items-center gap-2">
      <Icon icon={Phone} /> Call us
    </p>
  )
}
