import { CommandMenu } from '@duskpane/ui'

const commandsOf = (...labels: string[]) => labels.map((label) => ({ label, run: () => {} }))

/** Each command is clear by itself. */
export function DoClear() {
  return <CommandMenu commands={commandsOf('Add an order', 'Export all orders')} />
}

/** "New" was clear on the page of orders; here nobody sees that page. */
export function DontClear() {
  return <CommandMenu commands={commandsOf('New', 'Export')} />
}
