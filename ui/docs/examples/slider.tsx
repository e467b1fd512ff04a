import { Slide, Slider } from '@duskpane/ui'

export function Example() {
  return (
    <Slider label="Scenes" defaultPlaying={false}>
      <Slide className="grid h-40 place-content-center">At dusk</Slide>
      <Slide className="grid h-40 place-content-center">At noon</Slide>
    </Slider>
  )
}
