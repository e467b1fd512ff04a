import { Link } from '@duskpane/ui'

export function Example() {
  return (
    <p>
      Films are tested <Link href="#tests">twice a year</Link>.{' '}
      <Link href="#films" variant="standalone">
        All films
      </Link>
    </p>
  )
}
