import { LightView, Picture } from '@duskpane/ui'

const still = {
  src: '/light/bare.jpg',
  avif: '/light/bare.avif',
  width: 1200,
  height: 675,
  placeholder: '',
}

const layers = [
  {
    name: 'window',
    factors: ['T:window'],
    scale: 0.399,
    mean: [0.463, 0.332, 0.299] as const,
    source: { 768: '/light/window.avif' },
  },
  {
    name: 'rest',
    factors: [],
    scale: 0.0854,
    mean: [0.081, 0.091, 0.117] as const,
    source: { 768: '/light/rest.avif' },
  },
]

export function Example() {
  return (
    <figure>
      <LightView
        scene={{ width: 768, height: 432, layers }}
        values={{ 'T:window': 0.2 }}
        label="A phone in a car, in the low sun through a side window with a film of 20%"
        caption="The picture shows bare glass."
      >
        <Picture
          source={still}
          alt="A phone in a car, in low sun through bare glass"
          sizes="100vw"
        />
      </LightView>
      <figcaption>20% of the light comes through the side window.</figcaption>
    </figure>
  )
}
