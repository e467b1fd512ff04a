import { Checkbox } from '@duskpane/ui'

/** A check means yes. */
export function DoYes() {
  return <Checkbox value="news">Send me news</Checkbox>
}

/** A check that means no is misread. */
export function DontYes() {
  return <Checkbox value="news">Do not send news</Checkbox>
}
