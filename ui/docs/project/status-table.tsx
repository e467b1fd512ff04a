import { modules } from 'virtual:modules'
import { Unstyled } from '@storybook/addon-docs/blocks'
import { Heading } from '../../src/heading.tsx'
import { PageLink, StatusBadge } from '../page/component-page.tsx'
import type { Guide } from '../page/guide.tsx'
import { purposeOf } from '../page/props-table.tsx'

const guides = import.meta.glob<Guide>('../components/**/*.tsx', { eager: true, import: 'guide' })

const all = Object.entries(guides).map(([file, guide]) => {
  const name = file.slice('../components/'.length, -'.tsx'.length)
  const module = modules[name]
  return {
    name,
    status: guide.status,
    purpose: module ? purposeOf(module, guide) : '',
    group: module?.title?.split('/')[0] ?? '',
  }
})

/** The status and the purpose of every component, by group. */
function StatusTable() {
  const groups = [...new Set(all.map(({ group }) => group))].sort()
  return (
    <Unstyled>
      <div className="mt-10 grid gap-12">
        {groups.map((group) => (
          <section key={group} className="grid gap-3">
            <Heading level={2} size="xl" id={group.toLowerCase()}>
              {group}
            </Heading>
            <ul className="border-b border-dp-line">
              {all
                .filter((one) => one.group === group)
                .map(({ name, status, purpose }) => (
                  <li
                    key={name}
                    className="grid gap-x-6 gap-y-1 border-t border-dp-line py-3 text-dp-sm sm:grid-cols-[11rem_6rem_1fr]"
                  >
                    <PageLink module={name} />
                    <span>
                      <StatusBadge status={status} />
                    </span>
                    <span className="text-dp-text-muted">{purpose.replaceAll('`', '')}</span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Unstyled>
  )
}

export { StatusTable }
