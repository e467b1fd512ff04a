import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './button.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from './dialog.tsx'
import { Section } from './section.tsx'

const meta = {
  title: 'Feedback/Dialog',
  component: DialogContent,
  parameters: { docs: { played: true } },
  args: {
    children: (
      <>
        <DialogHeader>
          <DialogTitle>Send this quote?</DialogTitle>
          <DialogDescription>The customer gets it by email.</DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Not yet</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button>Send it</Button>
          </DialogClose>
        </DialogFooter>
      </>
    ),
  },
  render: (args) => (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Send</Button>
      </DialogTrigger>
      <DialogContent {...args} />
    </Dialog>
  ),
} satisfies Meta<typeof DialogContent>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Send' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Send this quote?' })
    await expect(dialog).toHaveAccessibleDescription('The customer gets it by email.')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Not yet' })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
}

export const Open: Story = { play: open }

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, play: open }

export const Ink: Story = { parameters: { theme: 'ink' }, play: open }

/** A dialog opens in the body of the page, but keeps the theme of the place it opens from. */
export const InAnInkSection: Story = {
  decorators: [
    (Story) => (
      <Section theme="ink">
        <Story />
      </Section>
    ),
  ],
  play: async (context) => {
    await open(context)
    const dialog = screen.getByRole('dialog')
    await expect(getComputedStyle(dialog).backgroundColor).toBe('rgb(21, 33, 54)')
    const overlay = document.querySelector('[data-slot=dialog-overlay]')
    await expect(overlay?.closest('[data-theme]')).toHaveAttribute('data-theme', 'ink')
  },
}

export const LongText: Story = {
  args: {
    children: (
      <>
        <DialogTitle>
          A title that goes on for longer than one line of the window has room for
        </DialogTitle>
        {Array.from({ length: 14 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a fixture
          <p key={index} className="mt-4">
            Light that reaches a pane is reflected, absorbed or let through, and the three always
            add up to all of it.
          </p>
        ))}
      </>
    ),
  },
  play: open,
}

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } }, play: open }
