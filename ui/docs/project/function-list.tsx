import { modules } from 'virtual:modules'
import { Unstyled } from '@storybook/addon-docs/blocks'
import { Heading } from '../../src/heading.tsx'
import { functionSentence } from '../page/props-table.tsx'
import { Code, Prose } from '../page/prose.tsx'

/** Every exported function with its type and its sentence, by module. */
function FunctionList() {
  return (
    <Unstyled>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-10">
        {Object.entries(modules)
          .filter(([, { functions }]) => functions.length > 0)
          .map(([name, { functions }]) => (
            <section key={name} className="grid grid-cols-[minmax(0,1fr)] gap-3">
              <Heading level={2} size="lg" id={name} className="wrap-anywhere">
                @duskpane/ui/{name}
              </Heading>
              <dl className="border-b border-dp-line text-dp-sm">
                {functions.map((item) => (
                  <div
                    key={item.name}
                    className="grid grid-cols-[minmax(0,1fr)] gap-1 border-t border-dp-line py-3"
                  >
                    <dt className="font-mono font-semibold">{item.name}</dt>
                    <dd>
                      <Prose>{functionSentence(item)}</Prose>
                    </dd>
                    <dd>
                      <Code>{item.type}</Code>
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
      </div>
    </Unstyled>
  )
}

export { FunctionList }
