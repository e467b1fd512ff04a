import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'

const NotesContext = createContext<Map<string, string> | null>(null)

/**
 * Remembers notes that are typed and not saved, in memory only: they outlive the desk and its session, and the browser
 * asks before a reload or a closed tab loses them.
 */
export function UnsavedNotesProvider({ children }: { readonly children: ReactNode }) {
  const [notes] = useState(() => new Map<string, string>())
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (notes.size > 0) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [notes])
  return <NotesContext value={notes}>{children}</NotesContext>
}

/**
 * The unsaved notes of one admin, which nobody else reads, by the key of their record.
 * @param admin the e-mail address; without a session there is no note
 */
export function useUnsavedNotes(admin = '') {
  const notes = useContext(NotesContext)
  if (!notes) throw new Error('useUnsavedNotes needs an UnsavedNotesProvider around it.')
  const place = (key: string) => `${admin} ${key}`
  return {
    get: (key: string) => notes.get(place(key)) ?? '',
    set(key: string, note: string) {
      if (note === '') notes.delete(place(key))
      else notes.set(place(key), note)
    },
  }
}
