import { dashboard } from '@duskpane/content/pages/admin'
import { Icon } from '@duskpane/ui/icon'
import { PopoverClose } from '@duskpane/ui/popover'
import type { ComponentProps } from 'react'
import { type DeskState, STATES } from '../backend/desk'
import { ChoiceMenu } from './choice-menu'

interface StateChoiceProps extends Pick<ComponentProps<typeof ChoiceMenu>, 'label' | 'size'> {
  readonly current?: DeskState
  readonly onChoose: (state: DeskState) => void
}

/** The states to choose from. Not a select, which some browsers change with every key on its way. */
export function StateChoice({ label, size, current, onChoose }: StateChoiceProps) {
  return (
    <ChoiceMenu label={label} size={size}>
      {STATES.map((state) => (
        <PopoverClose
          key={state}
          aria-pressed={current && state === current}
          onClick={() => state !== current && onChoose(state)}
        >
          {dashboard.states[state]}
          {state === current && <Icon name="check" className="ms-auto size-4" />}
        </PopoverClose>
      ))}
    </ChoiceMenu>
  )
}
