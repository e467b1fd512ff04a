import { FilmChoice } from '@duskpane/ui'

const films = [
  { value: 'bare', label: 'Bare glass' },
  { value: '30', label: 'Ceramic 30' },
]

/** Windows as people call them, and bare glass first. */
export function DoNames() {
  return (
    <FilmChoice
      legend="Which film on which window?"
      groups={[
        { name: 'front', label: 'Front windows', options: films },
        { name: 'rear', label: 'Rear windows', options: films },
      ]}
    />
  )
}

/** "G1" is what the drawing calls it, and there is nothing to compare with. */
export function DontNames() {
  const coated = films.slice(1)
  return (
    <FilmChoice
      legend="Film"
      groups={[
        { name: 'front', label: 'G1', options: coated },
        { name: 'rear', label: 'G2', options: coated },
      ]}
    />
  )
}
