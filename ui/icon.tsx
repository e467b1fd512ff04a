import type { ComponentProps } from 'react'
import { cn } from './cn'
import { glyphs as icons } from './glyphs'

type IconName = keyof typeof icons

interface IconProps extends Omit<ComponentProps<'svg'>, 'name'> {
  name: IconName
  /** Only where the icon stands alone; beside a text it says nothing. */
  label?: string
}

/** A line icon in the colour of the text around it. Decorative unless it has a `label`. */
function Icon({ name, label, className, ...props }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label or is hidden
    <svg
      data-slot="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn('inline-block size-5 shrink-0', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...props}
    >
      <path d={icons[name]} />
    </svg>
  )
}

export { Icon, type IconName, icons }
