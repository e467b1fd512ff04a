import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useState,
} from 'react'

/** What was sent: the id of its record, and its values by field. */
export interface SentForm {
  readonly id: string
  readonly values: Readonly<Record<string, string>>
}

type Sent = ReadonlyMap<string, SentForm>

const SentFormsContext = createContext<readonly [Sent, Dispatch<SetStateAction<Sent>>] | null>(null)

/**
 * Remembers which forms were sent, in memory only: a form that was sent is not offered again when
 * the visitor comes back to its page, until a reload.
 */
export function SentFormsProvider({ children }: { readonly children: ReactNode }) {
  return <SentFormsContext value={useState<Sent>(new Map())}>{children}</SentFormsContext>
}

/**
 * What one form has sent during this visit.
 * @param id names the form, not its collection: the newsletter has three forms
 * @returns what it sent, if it did, and the function that remembers it as sent
 */
export function useSentForm(
  id: string,
): readonly [sent: SentForm | undefined, markSent: (sent: SentForm) => void] {
  const context = useContext(SentFormsContext)
  if (!context) throw new Error('useSentForm needs a SentFormsProvider around it.')
  const [forms, setForms] = context
  return [forms.get(id), (sent) => setForms((others) => new Map(others).set(id, sent))]
}
