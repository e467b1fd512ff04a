import { Field, FileDrop, Language } from '@duskpane/ui'
import { german } from '@duskpane/ui/words/de'

/** The texts of the components are German, too. */
export function DoWords() {
  return (
    <Language locale="de" words={german}>
      <Field name="bill" label="Rechnung">
        <FileDrop />
      </Field>
    </Language>
  )
}

/** Without German words the form speaks English, by a German voice. */
export function DontWords() {
  return (
    <Language locale="de">
      <Field name="bill" label="Rechnung">
        <FileDrop />
      </Field>
    </Language>
  )
}
