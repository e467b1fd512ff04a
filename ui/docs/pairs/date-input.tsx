import { DateInput, Field, NativeSelect, Stack } from '@duskpane/ui'

/** A day is typed at once, and a calendar is beside it. */
export function DoOnce() {
  return (
    <Field name="installed" label="Date of installation">
      <DateInput defaultValue="2026-11-05" />
    </Field>
  )
}

/** Three lists take nine presses, and allow 31 February. */
export function DontOnce() {
  return (
    <Stack direction="row" gap="sm">
      <NativeSelect aria-label="Day">
        <option>31</option>
      </NativeSelect>
      <NativeSelect aria-label="Month">
        <option>Feb</option>
      </NativeSelect>
      <NativeSelect aria-label="Year">
        <option>2026</option>
      </NativeSelect>
    </Stack>
  )
}
