import { header } from '@duskpane/content/navigation'
import { itemCount } from '@duskpane/content/shop/cart'
import { cn } from '@duskpane/ui/cn'
import { Icon } from '@duskpane/ui/icon'
import { IconButton } from '@duskpane/ui/icon-button'
import { ShoppingCart } from 'lucide'
import { AppLink } from '../router/app-link'
import { useCart } from './cart-context'

/** The cart as an icon with the count of its items, for the header. */
export function CartLink({ className }: { readonly className?: string }) {
  const count = itemCount(useCart().cart)
  return (
    <IconButton
      asChild
      aria-label={header.cart.label(count)}
      className={cn('relative text-text', className)}
    >
      <AppLink to={header.cart.to}>
        <Icon icon={ShoppingCart} />
        {count > 0 && (
          <Count
            count={count}
            className="absolute start-[55%] top-0 bg-text text-xs text-surface"
          />
        )}
      </AppLink>
    </IconButton>
  )
}

interface CountProps {
  readonly count: number
  readonly className?: string
}

/** A number that ticks when it changes: each new one drops into place. */
export function Count({ count, className }: CountProps) {
  return (
    <span
      key={count}
      className={cn(
        'min-w-5 rounded-full px-1 text-center font-semibold tabular-nums forced-colors:border',
        'transition-transform duration-slow ease-out starting:-translate-y-2',
        className,
      )}
    >
      {count}
    </span>
  )
}
