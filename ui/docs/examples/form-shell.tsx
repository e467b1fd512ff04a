import { Field, FormShell, Input } from '@duskpane/ui'

async function send(values: FormData): Promise<Record<string, string> | undefined> {
  const response = await fetch('/visits', { method: 'POST', body: values })
  // A server answers with what is wrong, by the names of the controls.
  if (response.status === 422) return response.json()
  if (!response.ok) throw new Error(`The server said ${response.status}.`)
  return undefined
}

export function Example() {
  return (
    <FormShell
      aria-label="Ask for a visit"
      onSubmit={send}
      submitLabel="Ask for a visit"
      submittingLabel="Sending..."
      success="Thank you. We call you within two days."
      failure="That did not work. Please try again."
    >
      <Field name="email" label="Email">
        <Input type="email" required />
      </Field>
    </FormShell>
  )
}
