import { Link, Slide, Slider } from '@duskpane/ui'

const slide = { padding: '2rem 2rem 5rem' }

/** A scene, one sentence and one link. */
export function DoScene() {
  return (
    <Slider label="Scenes" defaultPlaying={false}>
      <Slide style={slide}>
        <p>Cool by day, clear by night.</p>
        <Link href="#films">See the films</Link>
      </Slide>
      <Slide style={slide}>At dusk</Slide>
    </Slider>
  )
}

/** Instructions leave before they are read. */
export function DontScene() {
  return (
    <Slider label="Instructions" defaultPlaying={false}>
      <Slide style={slide}>
        <p>Step 1 of 4: clean the glass twice, wet it, and peel the film from its liner.</p>
      </Slide>
      <Slide style={slide}>Step 2 of 4</Slide>
    </Slider>
  )
}
