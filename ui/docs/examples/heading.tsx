import { Eyebrow, Heading, Lead } from '@duskpane/ui'

export function Example() {
  return (
    <header>
      <Eyebrow>Films for cars</Eyebrow>
      <Heading level={2} size="4xl">
        Cool by day, clear by night
      </Heading>
      <Lead>Ceramic films keep the heat outside and the view inside.</Lead>
    </header>
  )
}
