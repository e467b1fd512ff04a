import { SkipLink } from '@duskpane/ui'

export function Example() {
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <p id="main" tabIndex={-1}>
        The link appears with the first Tab of a page.
      </p>
    </>
  )
}
