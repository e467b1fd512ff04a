import { LightView, Picture } from '@duskpane/ui'

const still = {
  src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="16" height="10"%3E%3Crect width="16" height="10" fill="%23d9c7a3"/%3E%3C/svg%3E',
  avif: '',
  width: 16,
  height: 10,
  placeholder: '',
}

const layers = [
  {
    name: 'window',
    factors: ['T:window'],
    scale: 1,
    mean: [0.7, 0.6, 0.4] as const,
    source: { 16: '/light/window-16.png' },
  },
]

export function Example() {
  return (
    <figure>
      <LightView
        scene={{ width: 16, height: 10, layers }}
        values={{ 'T:window': 0.2 }}
        label="A room with a film of 20% on its window"
        caption="The picture shows bare glass."
      >
        <Picture source={still} alt="A room with a window of bare glass" sizes="100vw" />
      </LightView>
      <figcaption>20% of the light comes through the window.</figcaption>
    </figure>
  )
}
