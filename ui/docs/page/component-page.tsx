import { modules } from 'virtual:modules'
import { Primary, Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { Badge } from '../../src/badge.tsx'
import { Heading, Lead } from '../../src/heading.tsx'
import { Link } from '../../src/link.tsx'
import { CodeBlock } from './code-block.tsx'
import type { Guide } from './guide.tsx'
import { pageAddress, pageName } from './page-address.ts'
import { functionSentence, PropsTable, purposeOf, sentenceOf } from './props-table.tsx'
import { Code, Points, Prose } from './prose.tsx'
import { OtherStories } from './stories-page.tsx'

interface ComponentPageProps {
  /** Its name in the package's `exports`. */
  name: string
  guide: Guide
  /** Other names of the thing, each a heading of level 4: Storybook's search finds headings. */
  children: ReactNode
}

/** The page of a component: what its guide teaches, and what its types and stories say. */
function ComponentPage({ name, guide, children }: ComponentPageProps) {
  const module = modules[name]
  if (!module?.title) throw new Error(`The package has no component called "${name}".`)
  const names = [...module.parts, ...module.functions].map(({ name }) => name)
  return (
    <>
      <Unstyled>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-14 pb-14">
          <header className="grid justify-items-start gap-4">
            <StatusBadge status={guide.status} />
            <Heading level={1}>{pageName(module.title)}</Heading>
            <Lead>
              <Prose>{purposeOf(module, guide)}</Prose>
            </Lead>
            <div className="flex flex-wrap gap-x-3 text-dp-sm text-dp-text-muted">
              Also called {children}
            </div>
          </header>
          {/* Storybook's blocks bring margins of their own. */}
          <div className="-my-6">
            <Primary />
            <CodeBlock code={importLine(names, name)} />
          </div>
          <div className="grid gap-10 md:grid-cols-2">
            <PageSection title="Use it for">
              <Points items={guide.uses} />
            </PageSection>
            <PageSection title="When another is right">
              <ul className="grid gap-2">
                {Object.entries(guide.instead).map(([use, when]) => (
                  <li key={use}>
                    <Prose>{when}</Prose>: <PageLink module={use} />
                  </li>
                ))}
              </ul>
            </PageSection>
          </div>
          <PageSection title="Anatomy">
            <div className="-mt-6 -mb-10 min-w-0">
              <CodeBlock code={guide.anatomy} />
            </div>
            <dl className="grid gap-x-6 gap-y-2 text-dp-sm md:grid-cols-[auto_1fr]">
              {module.parts.map((part) => (
                <Term key={part.name} name={part.name} text={sentenceOf(part, guide)} />
              ))}
              {module.functions.map((item) => (
                <Term key={item.name} name={`${item.name}()`} text={functionSentence(item)} />
              ))}
            </dl>
          </PageSection>
          <PageSection title="Do and do not">
            <div className="grid gap-6 md:grid-cols-2">{guide.examples}</div>
          </PageSection>
          <PageSection title="Keyboard">
            {guide.keyboard ? (
              <KeyTable keyboard={guide.keyboard} />
            ) : (
              <p>It takes no focus and no keys.</p>
            )}
          </PageSection>
          <PageSection title="What you supply for accessibility">
            <Points items={guide.supply} />
            {guide.announced && (
              <p className="max-w-dp-reading text-dp-text-muted">
                <strong className="font-semibold text-dp-text">A screen reader says: </strong>
                <Prose>{guide.announced}</Prose>
              </p>
            )}
          </PageSection>
          <PageSection title="Content">
            <Points items={guide.content} />
          </PageSection>
          <PageSection title="Props">
            <p className="max-w-dp-reading text-dp-sm text-dp-text-muted">
              Every part also takes the attributes of its element, <Code>className</Code> (merged
              last) and <Code>ref</Code>.
            </p>
            <div className="grid gap-10">
              {module.parts.map((part) => (
                <PropsTable key={part.name} part={part} guide={guide} />
              ))}
            </div>
          </PageSection>
        </div>
      </Unstyled>
      {/* Not unstyled, so that the name of each state looks like a heading. */}
      <OtherStories title="States" />
    </>
  )
}

function importLine(names: readonly string[], module: string): string {
  const line = `import { ${names.join(', ')} } from '@duskpane/ui/${module}'`
  if (line.length <= 90) return line
  return `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '@duskpane/ui/${module}'`
}

/** A titled section that the table of contents can lead to. */
function PageSection({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-5">
      <Heading level={2} size="2xl" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  )
}

const statusVariants = { stable: 'success', new: 'default', deprecated: 'destructive' } as const

function StatusBadge({ status }: Pick<Guide, 'status'>) {
  return <Badge variant={statusVariants[status]}>{status}</Badge>
}

/** A link to the page of another module. */
function PageLink({ module }: { module: string }) {
  const title = modules[module]?.title
  if (!title) throw new Error(`The package has no component called "${module}".`)
  return (
    <Link href={pageAddress(title)} target="_top">
      {pageName(title)}
    </Link>
  )
}

function Term({ name, text }: { name: string; text: string }) {
  return (
    <div className="contents">
      <dt className="font-mono font-semibold wrap-anywhere max-md:mt-2">{name}</dt>
      <dd className="text-dp-text-muted">
        <Prose>{text}</Prose>
      </dd>
    </div>
  )
}

function KeyTable({ keyboard }: { keyboard: NonNullable<Guide['keyboard']> }) {
  return (
    <table className="w-full max-w-3xl border-collapse text-dp-sm">
      <thead>
        <tr className="border-b border-dp-line-strong text-start">
          <th scope="col" className="py-2 pe-6 text-start font-semibold">
            Key
          </th>
          <th scope="col" className="py-2 text-start font-semibold">
            What it does
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(keyboard).map(([keys, does]) => (
          <tr key={keys} className="border-b border-dp-line align-baseline">
            <th scope="row" className="w-1/3 py-2 pe-6 text-start font-normal">
              {keys.split(', ').map((key) => (
                <kbd
                  key={key}
                  className="me-1.5 inline-block rounded-dp-sm border border-dp-line-strong px-1.5 font-sans text-dp-xs font-semibold"
                >
                  {key}
                </kbd>
              ))}
            </th>
            <td className="py-2">
              <Prose>{does}</Prose>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export { ComponentPage }
