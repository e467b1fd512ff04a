import { dashboard } from '@duskpane/content/desk/text'
import { useToast } from '@duskpane/ui/toast'
import { codeOf } from '../../backend/backend'

interface CopyCodeProps {
  readonly id: string
  /** -1 where the open record offers the same to the keyboard. */
  readonly tabIndex?: -1
}

/** The id of a record in a short form. A click copies the whole, so that it can be named in a mail or a call. */
export function CopyCode({ id, tabIndex }: CopyCodeProps) {
  const toast = useToast()
  async function copy() {
    try {
      await navigator.clipboard.writeText(id)
      toast({ title: `${dashboard.record.copied}: ${id}` })
    } catch {
      toast({ title: dashboard.record.copyFailed })
    }
  }
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      title={id}
      aria-label={dashboard.record.copy(codeOf(id))}
      onClick={copy}
      className="min-h-6 cursor-pointer rounded-sm px-1 text-xs text-text-muted tabular-nums underline decoration-line-strong underline-offset-4 hover:text-text"
    >
      {codeOf(id)}
    </button>
  )
}
