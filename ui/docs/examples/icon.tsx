import { Icon, Stack } from '@duskpane/ui'
import { Phone } from 'lucide'

export function Example() {
  return (
    <Stack direction="row" gap="sm" align="center">
      <Icon icon={Phone} /> Call us
    </Stack>
  )
}
