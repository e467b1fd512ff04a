import { Checkbox, FieldSet } from '@duskpane/ui'

export function Example() {
  return (
    <FieldSet name="news" label="Write to me about" optional>
      <Checkbox value="films" defaultChecked>
        New films
      </Checkbox>
      <Checkbox value="dealers">Dealers near me</Checkbox>
    </FieldSet>
  )
}
