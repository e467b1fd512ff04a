import { cn } from '@duskpane/ui/cn'
import { filmOpacity } from '@duskpane/ui/film/pane'

interface FilmedSideProps {
  /** Visible light the film lets through, per cent. */
  readonly vlt: number
  /** Where it stands over the picture, and how wide. */
  readonly className: string
}

/** The signature of the brand, held still: one pane over part of a picture, as dark as its film. */
export function FilmedSide({ vlt, className }: FilmedSideProps) {
  return (
    <div
      aria-hidden
      className={cn('absolute start-0 -z-10 border-e border-text-on-ink/60', className)}
      style={{ backgroundColor: `rgb(0 0 0 / ${filmOpacity(vlt).toFixed(3)})` }}
    />
  )
}
