import { Picture } from '@duskpane/ui'

const lake = {
  src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="16" height="10"%3E%3Crect width="16" height="10" fill="%233d6f8e"/%3E%3C/svg%3E',
  // Such as '/lake-800.avif 800w, /lake-1600.avif 1600w'.
  avif: '',
  width: 16,
  height: 10,
  placeholder: '',
}

export function Example() {
  return (
    <Picture source={lake} alt="A lake in the morning" sizes="(min-width: 48rem) 50vw, 100vw" />
  )
}
