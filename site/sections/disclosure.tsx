import { Icon } from '@duskpane/ui/icon'
import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'

interface DisclosureProps {
  readonly title: string
  /** Open at first. */
  readonly open?: boolean
  readonly children: ReactNode
}

/** Content that few visitors ask for: only its title shows until it is opened, or printed. */
export function Disclosure({ title, open = false, children }: DisclosureProps) {
  return (
    <details
      open={open}
      className="group border-t border-line print:border-none print:details-content:[content-visibility:visible]"
    >
      <summary className="print:hidden flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 font-semibold outline-offset-2 outline-focus focus-visible:outline-3 [&::-webkit-details-marker]:hidden">
        <span>{title}</span>
        <Icon
          icon={ChevronDown}
          className="transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="grid gap-6 pb-4">{children}</div>
    </details>
  )
}
