import {
  Checkbox,
  Field,
  FieldPair,
  FieldSet,
  FormShell,
  Input,
  Link,
  RadioGroup,
  RadioGroupItem,
  Textarea,
} from '@duskpane/ui'

const limit = {
  most: 200,
  tooLong: (over: number, most: number) =>
    `Shorten the message by ${over}: ${most} characters are enough.`,
}

/** A form whose rules are attributes of its controls: the browser checks them, the fields say so. */
export function FormWithValidation({ send }: { send: (values: FormData) => Promise<void> }) {
  return (
    <FormShell
      aria-label="Ask for a visit"
      onSubmit={send}
      submitLabel="Ask for a visit"
      submittingLabel="Sending..."
      success="Thank you. We call you within two days."
      failure="That did not work. Everything you typed is still here: please try again."
      note={
        <>
          We use your number for this call only. <Link href="#privacy">Privacy</Link>
        </>
      }
      style={{ maxWidth: '42rem' }}
    >
      <FieldPair>
        <Field name="name" label="Name">
          <Input required autoComplete="name" />
        </Field>
        <Field name="phone" label="Telephone" hint="We call between 9 and 17.">
          <Input type="tel" required autoComplete="tel" />
        </Field>
      </FieldPair>
      <FieldSet name="place" label="What is it about?">
        <RadioGroup required>
          <RadioGroupItem value="car">A car</RadioGroupItem>
          <RadioGroupItem value="home">A home</RadioGroupItem>
          <RadioGroupItem value="office">An office</RadioGroupItem>
        </RadioGroup>
      </FieldSet>
      <Field name="message" label="What should we know?" optional limit={limit}>
        <Textarea />
      </Field>
      <FieldSet name="consent" label="Consent">
        <Checkbox required value="yes">
          You may call me about this request.
        </Checkbox>
      </FieldSet>
    </FormShell>
  )
}
