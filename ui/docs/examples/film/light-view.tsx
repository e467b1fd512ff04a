import { LightView, Picture } from '@duskpane/ui'

const still = { src: '/light/bare.jpg', avif: '', width: 1200, height: 675, placeholder: '' }

const layers = [
  {
    name: 'window',
    factors: ['T:window'],
    scale: 0.259,
    mean: [0.539, 0.474, 0.421] as const,
    source: { 768: '/light/window.avif' },
  },
  {
    name: 'lamps',
    factors: [],
    scale: 0.0066,
    mean: [0.059, 0.054, 0.047] as const,
    source: { 768: '/light/lamps.avif' },
  },
]

export function Example() {
  return (
    <figure>
      <LightView
        scene={{ width: 768, height: 432, layers }}
        values={{ 'T:window': 0.2 }}
        label="Glazed pots in the light of a window with a film of 20%"
        caption="The picture shows bare glass."
      >
        <Picture source={still} alt="Glazed pots in the light of a bare window" sizes="100vw" />
      </LightView>
      <figcaption>20% of the light comes through the window.</figcaption>
    </figure>
  )
}
