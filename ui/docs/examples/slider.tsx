import { Slide, Slider } from '@duskpane/ui'

export function Example() {
  return (
    <Slider label="Scenes" defaultPlaying={false}>
      <Slide style={{ minHeight: '10rem' }}>At dusk</Slide>
      <Slide style={{ minHeight: '10rem' }}>At noon</Slide>
    </Slider>
  )
}
