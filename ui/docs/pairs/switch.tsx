import { Switch } from '@duskpane/ui'

/** On means that the thing is there. */
export function DoNoun() {
  return <Switch defaultChecked>Animations</Switch>
}

/** With a no in the text, on means off. */
export function DontNoun() {
  return <Switch defaultChecked>No animations</Switch>
}
