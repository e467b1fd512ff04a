import { dashboard } from '@duskpane/content/pages/admin'
import {
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from '@duskpane/ui/dropdown-menu'
import type { ComponentProps } from 'react'
import { type DeskState, STATES } from '../backend/desk'
import { ChoiceMenu } from './choice-menu'

interface StateChoiceProps extends Pick<ComponentProps<typeof ChoiceMenu>, 'label' | 'size'> {
  /** Of one record; left out for several, which may be in different states. */
  readonly current?: DeskState
  readonly onChoose: (state: DeskState) => void
}

/** The states to choose from. Not a select, which some browsers change with every key on its way. */
export function StateChoice({ label, size, current, onChoose }: StateChoiceProps) {
  const Item = current ? DropdownMenuRadioItem : DropdownMenuItem
  return (
    <ChoiceMenu label={label} size={size}>
      <DropdownMenuRadioGroup value={current ?? ''}>
        {STATES.map((state) => (
          <Item key={state} value={state} onSelect={() => state !== current && onChoose(state)}>
            {dashboard.states[state]}
          </Item>
        ))}
      </DropdownMenuRadioGroup>
    </ChoiceMenu>
  )
}
