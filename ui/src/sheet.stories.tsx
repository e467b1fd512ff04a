import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import {
  Sheet,
  SheetBody,
  SheetClose,
  SheetContent,
  SheetDescription,
  SheetFooter,
  SheetHeader,
  SheetTitle,
  SheetTrigger,
} from './sheet.tsx'

const meta = {
  title: 'Feedback/Sheet',
  component: SheetContent,
  parameters: { docs: { played: true } },
  args: {
    children: (
      <>
        <SheetHeader>
          <SheetTitle>Telescope 4</SheetTitle>
          <SheetDescription>In the second dome since spring.</SheetDescription>
        </SheetHeader>
        <SheetBody>
          <div className="grid gap-6">
            <Field name="aperture" label="Aperture in millimeters">
              <Input defaultValue="300" inputMode="numeric" />
            </Field>
            <Field name="keeper" label="Who looks after it" optional>
              <Input />
            </Field>
          </div>
        </SheetBody>
        <SheetFooter>
          <SheetClose asChild>
            <Button variant="outline">Cancel</Button>
          </SheetClose>
          <SheetClose asChild>
            <Button>Save</Button>
          </SheetClose>
        </SheetFooter>
      </>
    ),
  },
  render: (args) => (
    <Sheet>
      <SheetTrigger asChild>
        <Button variant="outline">Edit</Button>
      </SheetTrigger>
      <SheetContent {...args} />
    </Sheet>
  ),
} satisfies Meta<typeof SheetContent>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Edit' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const sheet = await screen.findByRole('dialog', { name: 'Telescope 4' })
    await expect(sheet).toHaveAccessibleDescription('In the second dome since spring.')
    await waitFor(() => expect(screen.getByLabelText(/Aperture/)).toHaveFocus())
    await userEvent.tab({ shift: true })
    await expect(sheet).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
  const sheet = await screen.findByRole('dialog')
  await waitFor(() => expect(sheet).toBeVisible())
  const token = (name: string) => getComputedStyle(sheet).getPropertyValue(name)
  // Sticky parts cover what scrolls under them with this color.
  await expect(token('--dp-ground')).toBe(token('--dp-surface-raised'))
}

/** The menu item that opened the sheet is gone when it closes, so the focus returns to the menu's button. */
export const FromAMenu: Story = {
  parameters: { docs: { played: false } },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="outline">Telescope 4</Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem onSelect={() => setOpen(true)}>Edit</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <Sheet open={isOpen} onOpenChange={setOpen}>
          <SheetContent {...args} />
        </Sheet>
      </>
    )
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Telescope 4' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Telescope 4' })
    await waitFor(() => expect(screen.getByLabelText(/Aperture/)).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Open: Story = { play: open }

export const Start: Story = { args: { side: 'start' }, play: open }

export const Bottom: Story = { args: { side: 'bottom' }, play: open }

export const Top: Story = { args: { side: 'top' }, play: open }

/** Header and footer stay in view. */
export const LongContent: Story = {
  args: {
    'aria-describedby': undefined,
    children: (
      <>
        <SheetHeader>
          <SheetTitle>A title that is longer than one line of the sheet has room for</SheetTitle>
        </SheetHeader>
        <SheetBody tabIndex={0}>
          {Array.from({ length: 14 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a fixture
            <p key={index} className="mb-4">
              Light that reaches a pane is reflected, absorbed or let through, and the three always
              add up to all of it.
            </p>
          ))}
        </SheetBody>
        <SheetFooter>
          <SheetClose asChild>
            <Button>Done</Button>
          </SheetClose>
        </SheetFooter>
      </>
    ),
  },
  play: async (context) => {
    await open(context)
    const bottom = screen.getByRole('button', { name: 'Done' }).getBoundingClientRect().bottom
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const Ink: Story = { parameters: { theme: 'ink' }, play: open }

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } }, play: open }

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, play: open }
