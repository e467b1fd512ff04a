import { Button } from '@duskpane/ui/button'
import { Icon } from '@duskpane/ui/icon'
import { Popover, PopoverContent, PopoverTrigger } from '@duskpane/ui/popover'
import type { ComponentProps, ReactNode } from 'react'

interface ChoiceMenuProps extends Pick<ComponentProps<typeof Button>, 'size' | 'disabled'> {
  readonly label: string
  /** `PopoverClose`s, one for each choice. */
  readonly children: ReactNode
}

/** A button that opens a list of choices. */
export function ChoiceMenu({ label, children, ...props }: ChoiceMenuProps) {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline" {...props}>
          {label}
          <Icon name="chevron-down" />
        </Button>
      </PopoverTrigger>
      <PopoverContent>{children}</PopoverContent>
    </Popover>
  )
}
