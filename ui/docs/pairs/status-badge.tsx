import { StatusBadge } from '@duskpane/ui'

/** The word is enough without its color. */
export function DoWord() {
  return <StatusBadge status="success">Stored</StatusBadge>
}

/** "OK" leaves to the color what is OK, and a color is not heard. */
export function DontWord() {
  return <StatusBadge status="success">OK</StatusBadge>
}
