import type { IconNode } from 'lucide'
import { type ComponentProps, type ComponentType, createElement } from 'react'
import { cn } from './lib/cn.ts'
import { onlyGiven } from './lib/only-given.ts'

/** A node of Lucide, such as `Trash2`, or a component that draws an SVG. */
type IconSource = IconNode | ComponentType<ComponentProps<'svg'>>

interface IconProps extends ComponentProps<'svg'> {
  icon: IconSource
  /** Names an icon that has no text beside it. */
  label?: string | undefined
}

/**
 * A line icon in the color of the text around it, from Lucide or your own. Decorative unless it has a `label`.
 */
function Icon({ icon, label, className, ...props }: IconProps) {
  const shared = {
    'data-slot': 'icon',
    className: cn('inline-block size-5 shrink-0 forced-colors:[color:inherit]!', className),
    ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }),
    ...onlyGiven(props),
  }
  if (!Array.isArray(icon)) {
    const Drawn = icon
    return <Drawn {...shared} />
  }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label or is hidden
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...shared}
    >
      {icon.map(([shape, attributes], place) =>
        createElement(shape, { ...attributes, key: place }),
      )}
    </svg>
  )
}

export { Icon, type IconSource }
