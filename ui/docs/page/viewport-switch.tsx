import { createContext, type PropsWithChildren, use, useState } from 'react'
import { Button } from '../../src/button.tsx'
import type { Viewport } from './frame.tsx'

const names: Readonly<Record<Viewport, string>> = {
  phone: 'Phone',
  column: 'Column',
  wide: 'Wide',
}

interface ChosenViewport {
  readonly viewport: Viewport
  readonly setViewport: (viewport: Viewport) => void
}

const ViewportContext = createContext<ChosenViewport>({
  viewport: 'column',
  setViewport: () => {},
})

/** One viewport for the example and the stories of a page. */
function ViewportProvider({
  first = 'column',
  children,
}: PropsWithChildren<{ first?: Viewport | undefined }>) {
  const [viewport, setViewport] = useState(first)
  return <ViewportContext value={{ viewport, setViewport }}>{children}</ViewportContext>
}

/** Shows the example and the stories of a page as a phone or a wide window lays them out. */
function ViewportSwitch() {
  const { viewport, setViewport } = use(ViewportContext)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div role="group" aria-label="Width" className="flex">
      {(Object.keys(names) as Viewport[]).map((name) => (
        <Button
          key={name}
          variant="ghost"
          size="sm"
          aria-pressed={name === viewport}
          className="aria-pressed:underline"
          onClick={() => setViewport(name)}
        >
          {names[name]}
        </Button>
      ))}
    </div>
  )
}

const useViewport = () => use(ViewportContext).viewport

export { useViewport, ViewportProvider, ViewportSwitch }
