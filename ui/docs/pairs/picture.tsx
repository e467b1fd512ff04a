import { Picture } from '@duskpane/ui'

function lake(text = '') {
  const shapes = `<path fill="#dbe7ee" d="M0 0h160v60H0z"/><path fill="#6a8a74" d="m0 36 45-24 35 20 40-14 40 18v24H0z"/><path fill="#3d6f8e" d="M0 36h160v24H0z"/><text x="6" y="52" fill="#fff" font-family="sans-serif" font-size="5">${text}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 60">${shapes}</svg>`
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return { src, avif: '', width: 160, height: 60, placeholder: '' }
}

/** Words stand below it: they can be read aloud, enlarged and translated. */
export function DoWords() {
  return (
    <figure>
      <Picture source={lake()} alt="A lake in the morning" sizes="50vw" />
      <figcaption>Open from April to October</figcaption>
    </figure>
  )
}

/** Words in it shrink with it, and a screen reader has none of them. */
export function DontWords() {
  return (
    <Picture source={lake('Open from April to October')} alt="A lake in the morning" sizes="50vw" />
  )
}
