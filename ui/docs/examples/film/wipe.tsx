import { Picture, Wipe } from '@duskpane/ui'

const paint = (color: string) => ({
  src: `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="16" height="10"%3E%3Crect width="16" height="10" fill="${color}"/%3E%3C/svg%3E`,
  avif: '',
  width: 16,
  height: 10,
  placeholder: '',
})

export function Example() {
  return (
    <Wipe bare={<Picture source={paint('wheat')} alt="A room without film" sizes="100vw" />}>
      <Picture source={paint('sienna')} alt="The same room with a 20% film" sizes="100vw" />
    </Wipe>
  )
}
