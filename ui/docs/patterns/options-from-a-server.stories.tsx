import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { PatternPage } from '../page/pattern-page.tsx'
import { OptionsFromAServer } from './options-from-a-server.tsx'
import code from './options-from-a-server.tsx?raw'

const customers = ['Ada Byron', 'Caroline Herschel', 'Mary Somerville', 'Sophie Germain'].map(
  (label) => ({ value: label.toLowerCase(), label }),
)

const find = async (typed: string) =>
  customers.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))

/**
 * The `filter` takes all that the server has found, and `loading` says that what is there is not yet the answer to what
 * is typed: until then no option is shown, and Enter chooses none. A later question aborts the one before.
 */
const meta = {
  title: 'Patterns/Options from a server',
  component: OptionsFromAServer,
  args: { find },
  parameters: { docs: { page: PatternPage, source: { code, language: 'tsx' } } },
} satisfies Meta<typeof OptionsFromAServer>

export default meta
type Story = StoryObj<typeof OptionsFromAServer>

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Customer' })
    await userEvent.type(input, 'som')
    await screen.findByRole('option', { name: 'Mary Somerville' })
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('Mary Somerville')
  },
}

/** The answer does not come: Enter chooses nothing, and the list stays open for it. */
export const Waiting: Story = {
  args: { find: async (typed) => (typed ? new Promise<never>(() => {}) : customers) },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Customer' })
    await userEvent.click(input)
    await screen.findByRole('option', { name: 'Ada Byron' })
    await userEvent.keyboard('som{Enter}')
    await expect(input).toHaveValue('som')
    await expect(screen.getByRole('option')).toHaveTextContent('Searching...')
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching...')
  },
}

export const Failed: Story = {
  args: { find: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Customer' }), 'som')
    await expect(await screen.findByRole('option', { name: /^They could not/ })).toBeVisible()
  },
}
