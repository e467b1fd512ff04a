import { Picture, Wipe } from '@duskpane/ui'
import { Example } from '../../examples/film/wipe.tsx'

/** One place, one light: what differs is the film. */
export function DoPlace() {
  return <Example />
}

const picture = (name: string) => ({
  src: `/light/${name}.jpg`,
  avif: `/light/${name}.avif`,
  width: 1200,
  height: 675,
  placeholder: '',
})

/** One step closer, nothing lines up, and nothing can be compared. */
export function DontPlace() {
  return (
    <Wipe
      bare={
        <div style={{ transform: 'scale(1.5)' }}>
          <Picture source={picture('bare')} alt="A phone in low sun" sizes="50vw" />
        </div>
      }
    >
      <Picture source={picture('film')} alt="The same phone from further away" sizes="50vw" />
    </Wipe>
  )
}
