import { Field, Input } from '@duskpane/ui'

/** Its width tells how much is wanted. */
export function DoWidth() {
  return (
    <Field name="postcode" label="Postal code">
      <Input autoComplete="postal-code" style={{ inlineSize: '8rem' }} defaultValue="94107" />
    </Field>
  )
}

/** As wide as an address, it makes people wonder what else belongs in it. */
export function DontWidth() {
  return (
    <Field name="postcode" label="Postal code">
      <Input autoComplete="postal-code" defaultValue="94107" />
    </Field>
  )
}

/** The label stays while people type. */
export function DoLabel() {
  return (
    <Field name="email" label="Email">
      <Input type="email" defaultValue="ada@exam" />
    </Field>
  )
}

/** With the first letter nobody sees what was asked. */
export function DontLabel() {
  return <Input type="email" aria-label="Email" placeholder="Email" defaultValue="ada@exam" />
}
