import { Combobox, type ComboboxOption, Field } from '@duskpane/ui'
import { useEffect, useState } from 'react'

interface Answer {
  /** What was typed when it was asked for; `null` before the first. */
  readonly to: string | null
  readonly options: readonly ComboboxOption[]
  readonly failed?: boolean
}

interface OptionsFromAServerProps {
  find: (typed: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>
}

/** A combobox of more customers than a page should load: the server finds those for what is typed. */
export function OptionsFromAServer({ find }: OptionsFromAServerProps) {
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState<Answer>({ to: null, options: [] })

  useEffect(() => {
    const asking = new AbortController()
    const take = (next: Omit<Answer, 'to'>) => {
      // Something else has been typed since.
      if (!asking.signal.aborted) setAnswer({ ...next, to: typed })
    }
    find(typed, asking.signal).then(
      (options) => take({ options }),
      () => take({ options: [], failed: true }),
    )
    return () => asking.abort()
  }, [find, typed])

  return (
    <Field name="customer" label="Customer">
      <Combobox
        options={answer.options}
        filter={() => true}
        onInputValueChange={(text) => setTyped(text ?? '')}
        loading={answer.to !== typed}
        emptyLabel={answer.failed ? 'They could not be looked up. Type again to retry.' : undefined}
        placeholder="Type a name"
      />
    </Field>
  )
}
