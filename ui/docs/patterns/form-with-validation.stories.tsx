import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { PatternPage } from '../page/pattern-page.tsx'
import { FormWithValidation } from './form-with-validation.tsx'
import code from './form-with-validation.tsx?raw'

/**
 * Each rule is an attribute of its control, each message stands beside it, and the first one gets
 * the focus. A failure keeps everything typed.
 */
const meta = {
  title: 'Patterns/Form with validation',
  component: FormWithValidation,
  args: { send: async () => {} },
  parameters: {
    layout: 'padded',
    docs: { page: PatternPage, source: { code, language: 'tsx' } },
  },
} satisfies Meta<typeof FormWithValidation>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function fillIn(canvas: Canvas) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada Byron')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Telephone' }), '555 0100')
  await userEvent.click(canvas.getByRole('radio', { name: 'A home' }))
  await userEvent.click(canvas.getByRole('checkbox'))
  await userEvent.click(canvas.getByRole('button', { name: 'Ask for a visit' }))
}

export const Default: Story = {}

/** When the form is sent empty, every message appears, their number is announced, and the first field has the focus. */
export const Invalid: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Ask for a visit' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await expect(canvas.getByText(/4 fields need another look/)).toBeInTheDocument()
  },
}

export const Sent: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await waitFor(() => expect(canvas.getByText(/within two days/)).toBeVisible())
  },
}

export const Failed: Story = {
  args: { send: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('still here'))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Byron')
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } }
