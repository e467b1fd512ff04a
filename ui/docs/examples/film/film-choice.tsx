import { AdaptedEyes, FilmChoice } from '@duskpane/ui'

const films = [
  { value: 'bare', label: 'Bare glass' },
  { value: '30', label: 'Ceramic 30' },
]

export function Example() {
  return (
    <FilmChoice
      legend="Which film on which window?"
      groups={[
        { name: 'front', label: 'Front windows', options: films },
        { name: 'rear', label: 'Rear windows', options: films },
      ]}
      onValueChange={(chosen) => console.log(chosen.front)}
    >
      <AdaptedEyes />
    </FilmChoice>
  )
}
