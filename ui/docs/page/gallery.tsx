import { modules } from 'virtual:modules'
import { type ComponentType, Fragment, useRef } from 'react'
import { Heading } from '../../src/heading.tsx'
import { useNear } from '../../src/use-near.ts'
import { pageAddress, pageName } from './page-address.ts'

const examples = import.meta.glob<{ Example: ComponentType }>('../examples/**/*.tsx', {
  eager: true,
})

/** Every component with an example, by the group of its page. */
const components = Object.entries(modules).flatMap(([name, { title = '' }]) => {
  const example = examples[`../examples/${name}.tsx`]
  const [group = ''] = title.split('/')
  return example ? [{ group, title, Example: example.Example }] : []
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
          .map(({ title, Example }) => (
            <li key={title} className="relative rounded-dp-lg border border-dp-line p-3">
              <Preview of={Example} />
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

/** An example at half its size, to look at; rendered where it comes near the viewport, as some load pictures. */
function Preview({ of: Example }: { of: ComponentType }) {
  const ref = useRef<HTMLDivElement>(null)
  const isNear = useNear(ref)
  return (
    <div ref={ref} inert className="mb-2 h-36 overflow-hidden rounded-dp-sm contain-content">
      {isNear && (
        <div className="p-2 [zoom:0.5]">
          <Example />
        </div>
      )}
    </div>
  )
}

export { Gallery }
