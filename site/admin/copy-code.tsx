import { dashboard } from '@duskpane/content/pages/admin'
import { useToast } from '@duskpane/ui/toast'
import { codeOf } from './record'

interface CopyCodeProps {
  readonly id: string
  /** -1 where the letter offers the same to the keyboard. */
  readonly tabIndex?: -1
}

/** The short code of a record. A click copies it, so that it can be named in a mail or a call. */
export function CopyCode({ id, tabIndex }: CopyCodeProps) {
  const toast = useToast()
  const code = codeOf(id)
  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      toast({ title: `${dashboard.letter.copied}: ${code}` })
    } catch {
      toast({ title: dashboard.letter.copyFailed })
    }
  }
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-label={dashboard.letter.copy(code)}
      onClick={copy}
      className="min-h-8 cursor-pointer rounded-sm px-1 text-xs text-text-muted underline decoration-line-strong underline-offset-4 hover:text-text"
    >
      {code}
    </button>
  )
}
