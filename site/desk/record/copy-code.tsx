import { dashboard } from '@duskpane/content/desk/text'
import { Button } from '@duskpane/ui/button'
import { useToast } from '@duskpane/ui/toast'
import { codeOf } from '../../backend/backend'

const text = dashboard.record

/** The id of a record in a short form, and a button that copies the whole, so that it can be named in a mail or a call. */
export function CopyCode({ id }: { readonly id: string }) {
  const toast = useToast()
  async function copy() {
    try {
      await navigator.clipboard.writeText(id)
      toast({ title: `${text.copied}: ${id}` })
    } catch {
      toast({ title: text.copyFailed })
    }
  }
  return (
    <>
      <span title={id} className="tabular-nums">
        {codeOf(id)}
      </span>{' '}
      <Button variant="ghost" size="sm" aria-label={text.copyCode(codeOf(id))} onClick={copy}>
        {text.copy}
      </Button>
    </>
  )
}
