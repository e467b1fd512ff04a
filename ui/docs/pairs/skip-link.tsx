import { SkipLink } from '@duskpane/ui'

// As it is seen with the focus.
const shown = { position: 'static', display: 'inline-block' } as const

/** It says where it leads. */
export function DoPlace() {
  return (
    <SkipLink href="#content" style={shown}>
      Skip to content
    </SkipLink>
  )
}

/** "Skip": skip what? */
export function DontPlace() {
  return (
    <SkipLink href="#content" style={shown}>
      Skip
    </SkipLink>
  )
}
