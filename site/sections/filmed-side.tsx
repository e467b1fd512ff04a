import { cn } from '@duskpane/ui/cn'
import { filmOpacity } from '@duskpane/ui/film/pane'

interface FilmedSideProps {
  /** Visible light the film lets through, per cent. */
  readonly vlt: number
  /** Position and width over the picture. */
  readonly className: string
}

/** The brand's pane over part of a picture, as dark as a film of this VLT. */
export function FilmedSide({ vlt, className }: FilmedSideProps) {
  return (
    <div
      aria-hidden
      className={cn('absolute start-0 -z-10 border-e border-text-on-ink/60', className)}
      style={{ backgroundColor: `rgb(0 0 0 / ${filmOpacity(vlt).toFixed(3)})` }}
    />
  )
}
