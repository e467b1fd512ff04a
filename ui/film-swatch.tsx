import type { ComponentProps } from 'react'
import { cn } from './cn'
import { filmOpacity } from './pane'

type FilmSwatchProps = ComponentProps<'span'> & {
  /** Visible light the film lets through, per cent. */
  vlt: number
}

/** A small disc of evening sky, half bare and half behind the film: how dark a VLT is. Stands beside the number. */
function FilmSwatch({ vlt, className, style, ...props }: FilmSwatchProps) {
  const film = `rgb(0 0 0 / ${filmOpacity(vlt).toFixed(3)})`
  return (
    <span
      aria-hidden
      data-slot="film-swatch"
      className={cn(
        'inline-block size-6 shrink-0 rounded-full border border-line-strong forced-color-adjust-none',
        className,
      )}
      style={{
        backgroundImage: `linear-gradient(to right, transparent 50%, ${film} 50%), linear-gradient(#8fb3e0, #f6cf9a 65%, #f0a445)`,
        ...style,
      }}
      {...props}
    />
  )
}

export { FilmSwatch }
