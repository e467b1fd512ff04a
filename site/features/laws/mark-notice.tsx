import type { NotRead } from '@duskpane/content/laws/not-read'
import { lawTool as text, verdictText } from '@duskpane/content/laws/text'
import type { Place } from '@duskpane/content/laws/tint-law'
import { Badge } from '@duskpane/ui/badge'
import { Link } from '@duskpane/ui/link'
import type { ComponentProps } from 'react'

interface MarkNoticeProps extends Pick<ComponentProps<typeof Badge>, 'variant'> {
  readonly place: Pick<Place, 'name' | 'mark'>
}

/** How sure a law is that is not verified; nothing of one that is. */
export function MarkNotice({ place: { name, mark }, variant = 'secondary' }: MarkNoticeProps) {
  if (mark === 'verified') return null
  return (
    <p className="flex flex-wrap items-center gap-3">
      <Badge variant={variant}>{verdictText.marks[mark]}</Badge>
      <span>{text.uncertain[mark](name)}</span>
    </p>
  )
}

/** That the law of a place is not known, and where to ask: the content of a paragraph. */
export function NotReadNotice({ place: { name, ask } }: { readonly place: NotRead }) {
  return (
    <>
      <span>{text.notRead(name)}</span>{' '}
      <Link href={`https://${ask}`} rel="noreferrer nofollow">
        {ask}
      </Link>
    </>
  )
}
