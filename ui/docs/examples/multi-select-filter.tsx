import { MultiSelectFilter } from '@duskpane/ui'
import { useState } from 'react'

export function Example() {
  const [states, setStates] = useState<readonly string[]>([])
  return (
    <MultiSelectFilter
      label="Status"
      options={[
        { value: 'open', label: 'Open', count: 12 },
        { value: 'sent', label: 'Sent', count: 30 },
      ]}
      value={states}
      onValueChange={setStates}
    />
  )
}
