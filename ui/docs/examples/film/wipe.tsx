import { Picture, Wipe } from '@duskpane/ui'

const picture = (name: string) => ({
  src: `/light/${name}.jpg`,
  avif: `/light/${name}.avif`,
  width: 1200,
  height: 675,
  placeholder: '',
})

export function Example() {
  return (
    <Wipe
      bare={
        <Picture
          source={picture('bare')}
          alt="A phone in a car, its map faint in the low sun through bare glass"
          sizes="100vw"
        />
      }
    >
      <Picture
        source={picture('film')}
        alt="The same phone, its map clear behind a film of 35%"
        sizes="100vw"
      />
    </Wipe>
  )
}
