import { CommandMenu } from '@duskpane/ui'

const pages = { '/requests': 'Requests', '/invoices': 'Invoices', '/team': 'Team' }

export function Example() {
  return (
    <CommandMenu
      commands={[
        ...Object.entries(pages).map(([path, label]) => ({
          label,
          run: () => console.log(path),
        })),
        { label: 'Sign out', run: () => console.log('Signed out') },
      ]}
    />
  )
}
