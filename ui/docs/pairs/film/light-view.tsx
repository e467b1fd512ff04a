import { Picture } from '@duskpane/ui'
import { Example } from '../../examples/film/light-view.tsx'

/** Computed: less light falls on the map, and so it is seen. */
export function DoLight() {
  return <Example />
}

const still = {
  src: '/light/bare.jpg',
  avif: '/light/bare.avif',
  width: 1200,
  height: 675,
  placeholder: '',
}

/** A dark veil takes the map with it, which no film does. */
export function DontLight() {
  return (
    <div style={{ position: 'relative' }}>
      <Picture source={still} alt="A dark picture of a phone in low sun" sizes="50vw" />
      <div style={{ position: 'absolute', inset: 0, background: '#000', opacity: 0.6 }} />
    </div>
  )
}
