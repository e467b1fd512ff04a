import { Link } from '@duskpane/ui'

/** The text says where it leads, also in a list of links. */
export function DoPlace() {
  return (
    <p>
      Films are <Link href="#tests">tested twice a year</Link>.
    </p>
  )
}

/** "Here" says nothing without the sentence around it. */
export function DontPlace() {
  return (
    <p>
      To see how films are tested, click <Link href="#tests">here</Link>.
    </p>
  )
}
