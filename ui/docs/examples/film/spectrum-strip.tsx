import { SpectrumStrip } from '@duskpane/ui'

export function Example() {
  return <SpectrumStrip uv={1} visible={30} infrared={4} />
}
