import { Checkbox, Field, FieldPair, FieldSet, Input, Stack, useFieldControl } from '@duskpane/ui'
import type { ComponentProps } from 'react'

/** A control of your own. */
function ColorInput(props: ComponentProps<'input'>) {
  return <input type="color" {...useFieldControl(props)} />
}

export function Example() {
  return (
    <Stack>
      <FieldPair>
        <Field name="email" label="Email" hint="We answer within a day.">
          <Input type="email" required />
        </Field>
        <Field name="code" label="Postal code" error="Enter five digits, such as 94107.">
          <Input defaultValue="941" />
        </Field>
      </FieldPair>
      <FieldSet name="news" label="Write to me about" optional>
        <Checkbox value="films">New films</Checkbox>
      </FieldSet>
      <Field name="frame" label="Color of the frame">
        <ColorInput />
      </Field>
    </Stack>
  )
}
