import { Icon } from '@duskpane/ui/icon'
import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'

interface FoldProps {
  readonly title: string
  /** Open at first. */
  readonly open?: boolean
  readonly children: ReactNode
}

/** What is asked for by few, behind its title. */
export function Fold({ title, open = false, children }: FoldProps) {
  return (
    <details open={open} className="group/fold border-t border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 font-semibold outline-offset-2 outline-focus focus-visible:outline-3 [&::-webkit-details-marker]:hidden">
        <span>{title}</span>
        <Icon
          icon={ChevronDown}
          className="transition-transform group-open/fold:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="grid gap-6 pb-4">{children}</div>
    </details>
  )
}
