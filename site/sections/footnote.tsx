import { cn } from '@duskpane/ui/cn'

interface FootnoteProps {
  /** Nothing where there is nothing to say, such as of values of which none is illustrative. */
  readonly children: string | undefined
  readonly className?: string
}

/** A small sentence below what it is about. */
export function Footnote({ children, className }: FootnoteProps) {
  return children ? <p className={cn('text-sm text-text-muted', className)}>{children}</p> : null
}
