import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDown, Ellipsis, Eye, Mail, X } from 'lucide'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './button.tsx'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuShortcut,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

const onOpen = fn()

const meta = {
  title: 'Navigation/DropdownMenu',
  component: DropdownMenu,
  parameters: { docs: { played: true, frameHeight: 340 } },
  args: {
    children: (
      <>
        <DropdownMenuTrigger asChild>
          <IconButton aria-label="Actions for Mira 4">
            <Icon icon={Ellipsis} />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={onOpen}>
            <Icon icon={Eye} /> Open <DropdownMenuShortcut>O</DropdownMenuShortcut>
          </DropdownMenuItem>
          <DropdownMenuItem>
            <Icon icon={Mail} /> Answer
          </DropdownMenuItem>
          <DropdownMenuItem disabled>Compare</DropdownMenuItem>
          <DropdownMenuSub>
            <DropdownMenuSubTrigger>Move to</DropdownMenuSubTrigger>
            <DropdownMenuSubContent>
              <DropdownMenuItem>Archive</DropdownMenuItem>
              <DropdownMenuItem>Spring survey</DropdownMenuItem>
            </DropdownMenuSubContent>
          </DropdownMenuSub>
          <DropdownMenuSeparator />
          <DropdownMenuItem variant="destructive">
            <Icon icon={X} /> Erase
          </DropdownMenuItem>
        </DropdownMenuContent>
      </>
    ),
  },
} satisfies Meta<typeof DropdownMenu>

export default meta
type Story = StoryObj<typeof meta>

const items = () => screen.findByRole('menu', { name: 'Actions for Mira 4' })
const item = (name: string | RegExp) => screen.getByRole('menuitem', { name })

export const Default: Story = {
  play: async ({ canvas }) => {
    onOpen.mockClear()
    const button = canvas.getByRole('button', { name: 'Actions for Mira 4' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const menu = await items()
    await waitFor(() => expect(menu).toBeVisible())
    await waitFor(() => expect(item(/Open/)).toHaveFocus())
    // The arrow keys skip the disabled item on the way to the submenu, and enter it.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(item('Move to')).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(item('Archive')).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(item('Move to')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(item(/Open/)).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(onOpen).toHaveBeenCalledOnce()
  },
}

const open: Story['play'] = async ({ canvas }) => {
  canvas.getByRole('button').focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
}

export const Open: Story = { play: open }

/** Checkbox and radio items say what is chosen, and `onSelect` that prevents its default keeps the menu open. */
export const Choices: Story = {
  render: function Render() {
    const [compact, setCompact] = useState(true)
    const [order, setOrder] = useState('newest')
    return (
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="outline">
            View <Icon icon={ChevronDown} />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuCheckboxItem
            checked={compact}
            onCheckedChange={setCompact}
            onSelect={(event) => event.preventDefault()}
          >
            Compact rows
          </DropdownMenuCheckboxItem>
          <DropdownMenuSeparator />
          <DropdownMenuGroup aria-label="Order">
            <DropdownMenuLabel>Order</DropdownMenuLabel>
            <DropdownMenuRadioGroup value={order} onValueChange={setOrder}>
              <DropdownMenuRadioItem value="newest">Newest first</DropdownMenuRadioItem>
              <DropdownMenuRadioItem value="oldest">Oldest first</DropdownMenuRadioItem>
            </DropdownMenuRadioGroup>
          </DropdownMenuGroup>
        </DropdownMenuContent>
      </DropdownMenu>
    )
  },
  play: async (context) => {
    await open(context)
    const compact = screen.getByRole('menuitemcheckbox', { name: 'Compact rows' })
    await waitFor(() => expect(compact).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(compact).not.toBeChecked())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(compact).toBeChecked())
    await expect(screen.getByRole('menuitemradio', { name: 'Newest first' })).toBeChecked()
  },
}

/** A menu opened from an ink section of a light page is ink, too. */
export const InInk: Story = {
  render: (args) => (
    <div data-theme="ink" className="p-6">
      <DropdownMenu {...args} />
    </div>
  ),
  play: async (context) => {
    await open(context)
    const menu = screen.getByRole('menu')
    const button = context.canvas.getByRole('button', { hidden: true })
    await expect(getComputedStyle(menu).color).toBe(getComputedStyle(button).color)
  },
}

export const Ink: Story = { ...Open, parameters: { theme: 'ink' } }

export const Narrow: Story = { ...Open, globals: { viewport: { value: 'phone320' } } }

/** A submenu opens by the arrow in the direction of reading. */
export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  play: async (context) => {
    await open(context)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(item('Move to')).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(item('Archive')).toHaveFocus())
  },
}
