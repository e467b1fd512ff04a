import { useState } from 'react'
import { Field } from '../../src/field.tsx'
import { Input } from '../../src/input.tsx'
import { type IconName, icons, NamedIcon } from '../../src/named-icon.tsx'
import { useCopy } from '../page/copy-button.tsx'

/** What people call an icon besides its name. */
const otherNames: Readonly<Partial<Record<IconName, string>>> = {
  'arrow-left': 'back previous',
  'arrow-right': 'forward next go',
  'arrow-up': 'top',
  atom: 'science nano',
  check: 'done tick ok',
  'chevron-down': 'open expand dropdown',
  'chevron-left': 'back previous',
  'chevron-right': 'forward next breadcrumb',
  'chevrons-up-down': 'sort order',
  'circle-alert': 'error warning danger',
  'circle-check': 'success done',
  eye: 'view see show',
  globe: 'world language web',
  hand: 'stop safety touch',
  info: 'help about note',
  layers: 'film stack',
  mail: 'e-mail letter envelope',
  'map-pin': 'place address location',
  menu: 'hamburger navigation',
  minus: 'less remove decrease',
  pause: 'stop hold',
  phone: 'call telephone',
  play: 'start video',
  plus: 'add more increase open',
  'rotate-cw': 'turn reload refresh',
  scissors: 'cut',
  'shield-check': 'security warranty safe',
  'shopping-cart': 'basket buy store',
  sun: 'light day heat',
  x: 'close remove delete cancel',
  zap: 'flash fast power',
}

const names = Object.keys(icons).sort() as IconName[]

/** Every icon, found by its name or by what people call it. A click copies its JSX. */
function IconGallery() {
  const [query, setQuery] = useState('')
  const [result, copy] = useCopy()
  const words = query.toLowerCase().split(/\s+/)
  const found = names.filter((name) =>
    words.every((word) => `${name} ${otherNames[name] ?? ''}`.includes(word)),
  )
  return (
    <div className="grid gap-6">
      <Field name="icon" label="Find an icon" className="max-w-sm">
        <Input type="search" onChange={({ target }) => setQuery(target.value)} />
      </Field>
      <p role="status" className="text-dp-sm text-dp-text-muted">
        {found.length} {found.length === 1 ? 'icon' : 'icons'}. {result || 'A click copies one.'}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2">
        {found.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => copy(`<NamedIcon name="${name}" />`)}
              className="grid w-full cursor-pointer justify-items-center gap-3 rounded-dp-sm border border-dp-line p-4 text-dp-sm wrap-anywhere hover:border-dp-text hover:bg-dp-text/4"
            >
              <NamedIcon name={name} className="size-7" />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

export { IconGallery }
