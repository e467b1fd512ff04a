import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './button.tsx'
import { Link } from './link.tsx'
import { Toaster, type ToastMessage, useToast } from './toast.tsx'

function Trigger(message: ToastMessage) {
  const showToast = useToast()
  return <Button onClick={() => showToast(message)}>Add to cart</Button>
}

const meta = {
  title: 'Feedback/Toast',
  component: Trigger,
  parameters: { docs: { played: true } },
  args: { title: 'Ceramic 30 is in your cart' },
  decorators: [
    (Story) => (
      <Toaster>
        <div className="min-h-64">
          <Story />
        </div>
      </Toaster>
    ),
  ],
} satisfies Meta<typeof Trigger>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const toast = await screen.findByText('Ceramic 30 is in your cart', {
      selector: '[data-slot=toast-title]',
    })
    await waitFor(() => expect(toast).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toHaveFocus()
  },
}

export const Dismissed: Story = {
  parameters: { docs: { played: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(document.querySelector('[data-slot=toast]')).not.toBeInTheDocument())
  },
}

export const WithAction: Story = {
  args: {
    duration: 0,
    description: 'Two rolls, $240',
    action: {
      altText: 'Open the cart from the top of the page',
      element: (
        <Link variant="standalone" href="#cart">
          View cart
        </Link>
      ),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
    const link = await screen.findByRole('link', { name: 'View cart' })
    await waitFor(() => expect(link).toBeVisible())
  },
}

/** The newest toast is last. */
export const Several: Story = {
  args: { duration: 0 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add to cart' })
    await userEvent.click(button)
    await userEvent.click(button)
    await waitFor(() => expect(document.querySelectorAll('[data-slot=toast]')).toHaveLength(2))
  },
}

export const LongText: Story = {
  ...WithAction,
  args: {
    ...WithAction.args,
    title: 'Sonnenschutzfolienverlegefachbetriebsbedarf is in your cart',
    description: 'Wärmeschutzverglasungsnachrüstungsfolie, two rolls, $240',
  },
  globals: { viewport: { value: 'phone320' } },
}

export const RightToLeft: Story = { ...WithAction, parameters: { direction: 'rtl' } }
