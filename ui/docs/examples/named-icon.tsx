import { NamedIcon } from '@duskpane/ui'

export function Example() {
  return (
    <p className="flex items-center gap-2">
      <NamedIcon name="phone" /> Call us
    </p>
  )
}
