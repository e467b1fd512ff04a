import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'

const sectionVariants = cva('relative bg-dp-surface text-dp-text', {
  variants: {
    spacing: {
      none: '',
      sm: 'py-6 md:py-10',
      md: 'py-8 md:py-12',
      lg: 'py-16 md:py-24',
    },
  },
  defaultVariants: { spacing: 'md' },
})

type SectionProps = ComponentProps<'section'> &
  VariantProps<typeof sectionVariants> & {
    /** The theme of everything inside. Default: that of the surroundings. */
    theme?: 'light' | 'day' | 'ink' | undefined
  }

/** A full-width band of the page. Alternate light, day and ink sections. */
function Section({ theme, spacing, className, ...props }: SectionProps) {
  return (
    <section
      data-slot="section"
      data-theme={theme}
      className={cn(sectionVariants({ spacing }), className)}
      {...props}
    />
  )
}

export { Section }
