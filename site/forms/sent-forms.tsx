import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useState,
} from 'react'

type Ids = ReadonlySet<string>

const SentFormsContext = createContext<readonly [Ids, Dispatch<SetStateAction<Ids>>] | null>(null)

/**
 * Remembers which forms were sent, in memory only: a form that was sent is not offered again when
 * the visitor comes back to its page, until a reload.
 */
export function SentFormsProvider({ children }: { readonly children: ReactNode }) {
  return <SentFormsContext value={useState<Ids>(new Set())}>{children}</SentFormsContext>
}

/**
 * Whether one form was sent during this visit.
 * @param id names the form, not its collection: the newsletter has three forms
 * @returns the answer, and the function that remembers it as sent
 */
export function useSentForm(id: string): readonly [wasSent: boolean, markSent: () => void] {
  const context = useContext(SentFormsContext)
  if (!context) throw new Error('useSentForm needs a SentFormsProvider around it.')
  const [ids, setIds] = context
  return [ids.has(id), () => setIds((sent) => new Set(sent).add(id))]
}
