import { Button } from '@duskpane/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@duskpane/ui/dropdown-menu'
import { NamedIcon } from '@duskpane/ui/named-icon'
import type { ComponentProps, ReactNode } from 'react'

interface ChoiceMenuProps<Value extends string>
  extends Pick<ComponentProps<typeof Button>, 'className'> {
  readonly label: string
  readonly options: readonly (readonly [Value, string])[]
  /** The value of one thing; left out for several, which may differ. */
  readonly current?: string
  readonly onChoose: (value: Value) => void
  /** More items of a `DropdownMenu`. */
  readonly children?: ReactNode
}

/** A button that opens a list of choices. Not a select: some browsers change its value with every arrow key. */
export function ChoiceMenu<Value extends string>({
  label,
  options,
  current,
  onChoose,
  children,
  ...props
}: ChoiceMenuProps<Value>) {
  const Item = current === undefined ? DropdownMenuItem : DropdownMenuRadioItem
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" size="sm" {...props}>
          <span className="truncate">{label}</span>
          <NamedIcon name="chevron-down" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuRadioGroup value={current ?? ''}>
          {options.map(([value, text]) => (
            <Item key={value} value={value} onSelect={() => value !== current && onChoose(value)}>
              {text}
            </Item>
          ))}
        </DropdownMenuRadioGroup>
        {children}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
