import { MultiSelectFilter, Stack } from '@duskpane/ui'

const statuses = [{ value: 'open', label: 'Open' }]

const markets = [{ value: 'car', label: 'Cars' }]

/** Each button names what it filters. */
export function DoLabel() {
  return (
    <Stack direction="row" gap="sm">
      <MultiSelectFilter label="Status" options={statuses} />
      <MultiSelectFilter label="Market" options={markets} />
    </Stack>
  )
}

/** Two buttons of one name cannot be told apart. */
export function DontLabel() {
  return (
    <Stack direction="row" gap="sm">
      <MultiSelectFilter label="Filter" options={statuses} />
      <MultiSelectFilter label="Filter" options={markets} />
    </Stack>
  )
}
