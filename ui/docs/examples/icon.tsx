import { Icon } from '@duskpane/ui'

export function Example() {
  return (
    <p className="flex items-center gap-2">
      <Icon name="phone" /> Call us
    </p>
  )
}
