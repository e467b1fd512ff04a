import { SpectrumStrip } from '@duskpane/ui'

/** What comes through: light to see by, and little else. */
export function DoThrough() {
  return <SpectrumStrip uv={1} visible={70} infrared={9} />
}

/** What is rejected: the same film looks as if it let the heat in. */
export function DontThrough() {
  return <SpectrumStrip uv={99} visible={30} infrared={91} />
}
