import { dashboard } from '@duskpane/content/pages/admin'
import {
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from '@duskpane/ui/dropdown-menu'
import type { ComponentProps } from 'react'
import { STATUSES, type Status } from '../backend/desk'
import { ChoiceMenu } from './choice-menu'

interface StateChoiceProps extends Pick<ComponentProps<typeof ChoiceMenu>, 'label' | 'size'> {
  /** Of one record; left out for several, which may be in different states. */
  readonly current?: string
  readonly onChoose: (status: Status) => void
}

/** The states to choose from. Not a select, which some browsers change with every key on its way. */
export function StateChoice({ label, size, current, onChoose }: StateChoiceProps) {
  const Item = current ? DropdownMenuRadioItem : DropdownMenuItem
  return (
    <ChoiceMenu label={label} size={size}>
      <DropdownMenuRadioGroup value={current ?? ''}>
        {STATUSES.map((status) => (
          <Item key={status} value={status} onSelect={() => status !== current && onChoose(status)}>
            {dashboard.states[status]}
          </Item>
        ))}
      </DropdownMenuRadioGroup>
    </ChoiceMenu>
  )
}
