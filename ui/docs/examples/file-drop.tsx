import { Field, FileDrop, FormShell } from '@duskpane/ui'

async function send(values: FormData) {
  await fetch('/requests', { method: 'POST', body: values })
}

export function Example() {
  return (
    <FormShell
      aria-label="Ask for a price"
      onSubmit={send}
      submitLabel="Ask for a price"
      submittingLabel="Sending..."
      success="Thank you. We answer within a day."
    >
      <Field name="photos" label="Photos of the window" hint="Up to 3, JPEG or PNG, 5 MB each.">
        <FileDrop
          accept="image/jpeg,image/png"
          maxSize={5_000_000}
          multiple
          maxFiles={3}
          required
        />
      </Field>
    </FormShell>
  )
}
