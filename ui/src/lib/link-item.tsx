import { Slot } from '@radix-ui/react-slot'
import type { ClassValue } from 'clsx'
import type { ComponentProps, ReactElement } from 'react'
import { cn } from './cn.ts'

type LinkItemProps = ComponentProps<'a'> & { asChild?: boolean | undefined }

/** Creates a component of a link in its own list item, with a slot and classes; with `asChild` a router's link. */
/* @__NO_SIDE_EFFECTS__ */
function linkItem(slot: string, ...look: ClassValue[]): (props: LinkItemProps) => ReactElement {
  function LinkItem({ asChild = false, className, ...props }: LinkItemProps) {
    const Component = asChild ? Slot : 'a'
    return (
      <li>
        <Component data-slot={slot} className={cn(look, className)} {...props} />
      </li>
    )
  }
  LinkItem.displayName = slot
  return LinkItem
}

export { linkItem }
