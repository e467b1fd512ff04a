import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './button.tsx'
import {
  CommandDialog,
  CommandEmpty,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
  CommandShortcut,
} from './command.tsx'
import { Icon } from './icon.tsx'

const onBook = fn()

const meta = {
  title: 'Navigation/Command',
  component: CommandDialog,
  parameters: {
    docs: {
      description: {
        component: [
          'A palette of commands: typing narrows a list of actions and pages down, and Enter starts one.',
          '**Keyboard.** The app opens it, by a button and by a key such as Ctrl + K or ⌘ K. Typing filters, Up and Down move, Home and End go to the ends, Enter starts the marked command. Escape closes it.',
          '**Screen reader.** A dialog with a combobox, and the marked command as the arrows move. A disabled command is skipped.',
        ].join('\n\n'),
      },
    },
  },
  args: {
    children: (
      <>
        <CommandInput />
        <CommandList>
          <CommandEmpty />
          <CommandGroup heading="Actions">
            <CommandItem onSelect={onBook} keywords={['reserve']}>
              <Icon name="plus" /> Book a night <CommandShortcut>B</CommandShortcut>
            </CommandItem>
            <CommandItem>
              <Icon name="mail" /> Write to the dome
            </CommandItem>
            <CommandItem disabled>
              <Icon name="rotate-cw" /> Turn the dome
            </CommandItem>
          </CommandGroup>
          <CommandGroup heading="Pages">
            <CommandItem>Refractors</CommandItem>
            <CommandItem>Reflectors</CommandItem>
            <CommandItem>Sky tonight</CommandItem>
          </CommandGroup>
        </CommandList>
      </>
    ),
  },
  render: function Render(args) {
    const [open, setOpen] = useState(false)
    useEffect(() => {
      const listen = (event: KeyboardEvent) => {
        if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        setOpen(true)
      }
      document.addEventListener('keydown', listen)
      return () => document.removeEventListener('keydown', listen)
    }, [])
    return (
      <>
        <Button variant="outline" onClick={() => setOpen(true)}>
          <Icon name="search" /> Commands
        </Button>
        <CommandDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
} satisfies Meta<typeof CommandDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    onBook.mockClear()
    const button = canvas.getByRole('button', { name: 'Commands' })
    button.focus()
    await userEvent.keyboard('{Control>}k{/Control}')
    await screen.findByRole('dialog', { name: 'Commands' })
    const input = screen.getByRole('combobox')
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.keyboard('refl')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.clear(input)
    // By another word for it.
    await userEvent.keyboard('reserve')
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /Book a night/ })).toHaveAttribute(
        'aria-selected',
        'true',
      ),
    )
    await userEvent.keyboard('{Enter}')
    await expect(onBook).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
  },
}

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Commands' }))
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
}

export const Open: Story = { play: open }

export const NothingFits: Story = {
  play: async (context) => {
    await open(context)
    await userEvent.keyboard('zzz')
    await screen.findByText('Nothing fits.')
  },
}

export const Ink: Story = { parameters: { theme: 'ink' }, play: open }

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } }, play: open }

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, play: open }
