import { Heading } from '@duskpane/ui'

/** A heading says what the section says. */
export function DoSays() {
  return (
    <Heading level={3} size="2xl">
      It keeps the heat outside
    </Heading>
  )
}

/** "Benefits" is only what the section is called. */
export function DontSays() {
  return (
    <Heading level={3} size="2xl">
      Benefits
    </Heading>
  )
}
