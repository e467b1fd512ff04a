import { Picture, Wipe } from '@duskpane/ui'

const picture = (src: string) => ({ src, avif: '', width: 1200, height: 675, placeholder: '' })

export function Example() {
  return (
    <Wipe
      bare={
        <Picture
          source={picture('/light/bare.jpg')}
          alt="Glazed pots in the light of a bare window"
          sizes="100vw"
        />
      }
    >
      <Picture
        source={picture('/light/film.jpg')}
        alt="The same pots in the light of a window with a film of 20%"
        sizes="100vw"
      />
    </Wipe>
  )
}
