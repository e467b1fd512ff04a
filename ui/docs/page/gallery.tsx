import { modules } from 'virtual:modules'
import { type ComponentType, Fragment, useEffect, useRef, useState } from 'react'
import { Heading } from '../../src/heading.tsx'
import { useNear } from '../../src/use-near.ts'
import { Frame } from './frame.tsx'
import { Opened, triggerIn } from './opened.tsx'
import { pageAddress, pageName } from './page-address.ts'

interface ExampleModule {
  readonly Example: ComponentType
}

type Load = () => Promise<ExampleModule>

// Each where it comes near: all of them would be a quarter of a megabyte for those who only begin to read.
const examples = import.meta.glob<ExampleModule>('../examples/**/*.tsx')

/** Every component with an example, by the group of its page. */
const components = Object.entries(modules).flatMap(([name, { title = '' }]) => {
  const load = examples[`../examples/${name}.tsx`]
  const [group = ''] = title.split('/')
  return load ? [{ group, title, slot: name.split('/').at(-1) ?? '', load }] : []
})

const groups = [...new Set(components.map(({ group }) => group))].sort()

/** All components at a glance, each a link to its page. */
function Gallery() {
  return groups.map((group) => (
    <section key={group}>
      <Heading level={3} size="lg" className="mt-8 mb-3">
        {group}
      </Heading>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,50%-0.5rem),1fr))] gap-4">
        {components
          .filter((one) => one.group === group)
          .map(({ title, slot, load }) => (
            <li key={title} className="relative rounded-dp-lg border border-dp-line p-3">
              <Preview load={load} slot={slot} />
              <a
                href={pageAddress(title)}
                target="_top"
                className="font-semibold after:absolute after:inset-0"
              >
                {withBreaks(pageName(title))}
              </a>
            </li>
          ))}
      </ul>
    </section>
  ))
}

/** `MultiSelectFilter` may break before its capitals, and nowhere else. */
const withBreaks = (name: string) =>
  name.split(/(?=[A-Z])/).map((word) => (
    <Fragment key={word}>
      <wbr />
      {word}
    </Fragment>
  ))

interface PreviewProps {
  load: Load
  /** The `data-slot` of the component. */
  slot: string
}

/** What a preview needs: enlargement, an open layer, or the width of an app. */
type Kind = 'small' | 'layer' | 'app'

/**
 * An example at half its size, to look at; rendered where it comes near the viewport, as some load pictures. What a
 * press opens stands open, in a frame.
 */
function Preview({ load, slot }: PreviewProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isNear = useNear(ref)
  const [Example, setExample] = useState<ComponentType>()
  const [kind, setKind] = useState<Kind>()
  useEffect(() => {
    if (isNear) void load().then((module) => setExample(() => module.Example))
  }, [isNear, load])
  useEffect(() => {
    if (Example && ref.current) setKind(kindOf(ref.current, slot))
  }, [Example, slot])
  const isFramed = kind === 'layer' || kind === 'app'
  return (
    <div
      ref={ref}
      inert
      className="skip-toc mb-2 grid h-36 content-center-safe overflow-hidden rounded-dp-sm contain-content"
    >
      {Example && isFramed && (
        <Frame title="" viewport="column" {...sizes[kind]} inert>
          <Opened slot={slot}>
            <Example />
          </Opened>
        </Frame>
      )}
      {Example && !isFramed && (
        <div className={`p-2 ${kind === 'small' ? '[zoom:0.75]' : '[zoom:0.5]'}`}>
          <Example />
        </div>
      )}
    </div>
  )
}

/** A phone at about half its size, and the narrowest window that shows the sidebar of an app. */
const sizes = { layer: { width: 340, height: 300 }, app: { width: 1024, height: 900 } }

function kindOf(box: HTMLElement, slot: string): Kind | undefined {
  if (box.querySelector('[data-slot=app-shell]')) return 'app'
  if (triggerIn(box, slot)) return 'layer'
  const content = box.firstElementChild
  return content && content.getBoundingClientRect().height < 48 ? 'small' : undefined
}

export { Gallery }
