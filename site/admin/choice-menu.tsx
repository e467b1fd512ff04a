import { Button } from '@duskpane/ui/button'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '@duskpane/ui/dropdown-menu'
import { Icon } from '@duskpane/ui/icon'
import type { ComponentProps, ReactNode } from 'react'

interface ChoiceMenuProps extends Pick<ComponentProps<typeof Button>, 'size' | 'disabled'> {
  readonly label: string
  /** The items of a `DropdownMenu`. */
  readonly children: ReactNode
}

/** A button that opens a list of choices. */
export function ChoiceMenu({ label, children, ...props }: ChoiceMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" {...props}>
          <span>{label}</span>
          <Icon name="chevron-down" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">{children}</DropdownMenuContent>
    </DropdownMenu>
  )
}
