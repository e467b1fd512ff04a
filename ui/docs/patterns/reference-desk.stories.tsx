import type { Meta, StoryObj } from '@storybook/react-vite'
import { PatternPage } from '../page/pattern-page.tsx'
import { ReferenceDesk } from './reference-desk.tsx'
import code from './reference-desk.tsx?raw'
import { requests } from './reference-desk-requests.ts'

const server = {
  load: async () => requests,
  invite: async (values: FormData) =>
    values.get('email') === 'tycho@example.org' ? { email: 'Tycho is here already.' } : undefined,
}

/**
 * A whole desk: two thousand requests to search, sort, open, close, archive and erase, a form with each control, a
 * palette of commands, three languages and the dark. It is made of what the package exports and nothing else.
 */
const meta = {
  title: 'Patterns/Reference desk',
  component: ReferenceDesk,
  args: { server },
  parameters: {
    layout: 'fullscreen',
    docs: { page: PatternPage, source: { code, language: 'tsx' } },
  },
} satisfies Meta<typeof ReferenceDesk>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { globals: { viewport: { value: 'desktop' } } }
