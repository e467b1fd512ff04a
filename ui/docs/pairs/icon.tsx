import { Icon, Stack } from '@duskpane/ui'
import { Layers, Phone, SunMedium } from 'lucide'

/** A text says it, and the icon lets it be found again. */
export function DoText() {
  return (
    <Stack direction="row" gap="sm" align="center">
      <Icon icon={Phone} /> Call us
    </Stack>
  )
}

/** Without words each reader guesses something else. */
export function DontText() {
  return (
    <Stack direction="row" gap="sm" align="center">
      <Icon icon={Layers} />
      <Icon icon={SunMedium} />
      <Icon icon={Phone} />
    </Stack>
  )
}
