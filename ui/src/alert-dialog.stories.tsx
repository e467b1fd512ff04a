import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
  AlertDialogTrigger,
} from './alert-dialog.tsx'
import { Button } from './button.tsx'

const onErase = fn()

const meta = {
  title: 'Feedback/AlertDialog',
  component: AlertDialogContent,
  parameters: { docs: { played: true } },
  render: (args) => (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="outline">Erase</Button>
      </AlertDialogTrigger>
      <AlertDialogContent {...args}>
        <AlertDialogHeader>
          <AlertDialogTitle>Erase this observation?</AlertDialogTitle>
          <AlertDialogDescription>Its drawings go with it, for good.</AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel asChild>
            <Button variant="outline">Keep it</Button>
          </AlertDialogCancel>
          <AlertDialogAction asChild>
            <Button variant="destructive" onClick={onErase}>
              Erase it
            </Button>
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  ),
} satisfies Meta<typeof AlertDialogContent>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Erase' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const question = await screen.findByRole('alertdialog', { name: 'Erase this observation?' })
    await expect(question).toHaveAccessibleDescription('Its drawings go with it, for good.')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onErase).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Erase' }))
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
}

/** A click beside the dialog does not answer its question. */
export const Open: Story = {
  play: async (context) => {
    await open(context)
    const shade = document.querySelector('[data-slot=alert-dialog-overlay]') as HTMLElement
    await userEvent.click(shade)
    await expect(screen.getByRole('alertdialog')).toHaveAttribute('data-state', 'open')
  },
}

export const Ink: Story = { parameters: { theme: 'ink' }, play: open }

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, play: open }

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } }, play: open }
