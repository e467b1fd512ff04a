import type { ComponentProps } from 'react'
import { CardTitle } from './card.tsx'
import { cn } from './lib/cn.ts'
import { part } from './lib/part.tsx'
import { Picture, type PictureProps } from './picture.tsx'

type ProductCardProps = ComponentProps<'article'> & {
  /** `stacked` sets the picture above the text, `cover` behind it, `row` beside it. */
  variant?: 'stacked' | 'cover' | 'row' | undefined
}

/** A picture, a name and a link. With a `stretched` `Link` all of the card can be clicked. */
function ProductCard({ variant = 'stacked', className, ...props }: ProductCardProps) {
  return (
    <article
      data-slot="product-card"
      data-variant={variant}
      data-theme={variant === 'cover' ? 'ink' : undefined}
      className={cn(
        'group/product-card relative isolate flex wrap-anywhere break-inside-avoid flex-col overflow-clip rounded-dp-lg',
        'bg-dp-surface-raised text-dp-text forced-colors:border',
        // A cover card has the ink theme, whose dark shadow would look like a smudge on a light page.
        'data-[variant=stacked]:shadow-dp-raised data-[variant=row]:shadow-dp-raised',
        'data-[variant=row]:flex-row',
        'data-[variant=cover]:min-h-80 data-[variant=cover]:justify-end sm:data-[variant=cover]:min-h-[26rem]',
        className,
      )}
      {...props}
    />
  )
}

/** The picture: four to three above the text, behind all of a `cover`, or as high as a `row`. */
function ProductCardMedia({ className, imgClassName, ...props }: PictureProps) {
  return (
    <Picture
      data-slot="product-card-media"
      className={cn(
        'aspect-4/3',
        'group-data-[variant=cover]/product-card:absolute group-data-[variant=cover]/product-card:inset-0',
        'group-data-[variant=cover]/product-card:-z-10 group-data-[variant=cover]/product-card:aspect-auto',
        'group-data-[variant=row]/product-card:relative group-data-[variant=row]/product-card:w-1/4 sm:group-data-[variant=row]/product-card:w-1/3',
        'group-data-[variant=row]/product-card:shrink-0 group-data-[variant=row]/product-card:aspect-auto',
        className,
      )}
      imgClassName={cn(
        'transition-transform duration-dp-slow ease-out motion-reduce:duration-[0.01ms]',
        'group-hover/product-card:scale-[1.03] motion-reduce:transform-none',
        'group-data-[variant=row]/product-card:absolute group-data-[variant=row]/product-card:inset-0',
        imgClassName,
      )}
      {...props}
    />
  )
}

/**
 * The text of the card. Over a picture it has a gradient: 80% ink wherever text can be,
 * so that even muted text has 4.5:1 on a white picture, fading out only in its top padding.
 */
const ProductCardContent = part(
  'div',
  'product-card-content',
  'flex flex-1 flex-col items-start gap-3 p-6',
  'group-data-[variant=row]/product-card:min-w-0 group-data-[variant=row]/product-card:gap-1.5 group-data-[variant=row]/product-card:p-4',
  'group-data-[variant=cover]/product-card:flex-none group-data-[variant=cover]/product-card:pt-28',
  'group-data-[variant=cover]/product-card:[--dp-shade:color-mix(in_srgb,var(--dp-surface-ink)_80%,transparent)]',
  'group-data-[variant=cover]/product-card:bg-[linear-gradient(transparent,var(--dp-shade)_7rem,var(--dp-surface-ink))]',
)

/** The name, as a heading; set `level` to fit the page's outline. */
function ProductCardTitle(props: ComponentProps<typeof CardTitle>) {
  return <CardTitle data-slot="product-card-title" {...props} />
}

/** A sentence or two about the product. */
const ProductCardDescription = part(
  'p',
  'product-card-description',
  'max-w-full text-balance text-dp-text-muted group-data-[variant=cover]/product-card:text-dp-text-on-ink',
)

/** The last line: a price, a link, a button. Buttons can be clicked above a stretched link. */
const ProductCardFooter = part(
  'div',
  'product-card-footer',
  'mt-auto flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-3 pt-2',
  '[&_button]:relative [&_button]:z-10',
)

export {
  ProductCard,
  ProductCardContent,
  ProductCardDescription,
  ProductCardFooter,
  ProductCardMedia,
  ProductCardTitle,
}
