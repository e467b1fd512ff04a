import { StatusBadge } from '@duskpane/ui'

export function Example() {
  return <StatusBadge status="success">Stored</StatusBadge>
}
