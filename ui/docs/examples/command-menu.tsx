import { CommandMenu } from '@duskpane/ui'
import { Inbox, LogOut, ReceiptText, Users } from 'lucide'

const pages = [
  { path: '/requests', label: 'Requests', icon: Inbox, keywords: ['quotes', 'leads'] },
  { path: '/invoices', label: 'Invoices', icon: ReceiptText, keywords: ['bills'] },
  { path: '/team', label: 'Team', icon: Users, keywords: ['colleagues', 'people'] },
]

export function Example() {
  return (
    <CommandMenu
      commands={[
        ...pages.map(({ path, ...page }) => ({
          ...page,
          group: 'Pages',
          run: () => console.log(path),
        })),
        {
          label: 'Sign out',
          group: 'Account',
          icon: LogOut,
          shortcut: 'Ctrl Q',
          run: () => console.log('Signed out'),
        },
      ]}
    />
  )
}
