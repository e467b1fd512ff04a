import { Swatch } from '@duskpane/ui'

export function Example() {
  return (
    <p className="flex items-center gap-3">
      <Swatch vlt={30} className="size-10" /> Ceramic 30, 30% VLT
    </p>
  )
}
