import type { Meta, StoryObj } from '@storybook/react-vite'
import { Globe, Hand, Search, Sun } from 'lucide'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { AppShell, AppShellHeader, AppShellMain } from './app-shell.tsx'
import { Icon } from './icon.tsx'
import {
  Sidebar,
  SidebarFooter,
  SidebarGroup,
  SidebarHeader,
  SidebarLink,
  SidebarTrigger,
} from './sidebar.tsx'

const meta = {
  title: 'Navigation/Sidebar',
  component: Sidebar,
  parameters: { layout: 'fullscreen', docs: { viewport: 'wide' } },
  args: {
    children: (
      <>
        <SidebarHeader>
          <Icon icon={Globe} /> Observatory
        </SidebarHeader>
        <SidebarGroup>
          <SidebarLink href="#nights" aria-current="page">
            <Icon icon={Sun} /> Nights
          </SidebarLink>
          <SidebarLink href="#telescopes" onClick={(event) => event.preventDefault()}>
            <Icon icon={Search} /> Telescopes
          </SidebarLink>
        </SidebarGroup>
        <SidebarGroup label="People">
          <SidebarLink href="#observers">
            <Icon icon={Hand} /> Observers
          </SidebarLink>
        </SidebarGroup>
        <SidebarFooter>Caroline Herschel</SidebarFooter>
      </>
    ),
  },
  render: (args) => (
    <AppShell>
      <Sidebar {...args} />
      <AppShellHeader>
        <SidebarTrigger />
        Nights
      </AppShellHeader>
      <AppShellMain>
        <h1>Nights</h1>
      </AppShellMain>
    </AppShell>
  ),
} satisfies Meta<typeof Sidebar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const sidebar = canvas.getByRole('navigation', { name: 'Main' })
    await expect(within(sidebar).getByRole('list', { name: 'People' })).toBeVisible()
    await expect(within(sidebar).getAllByRole('link')).toHaveLength(3)
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Nights' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Telescopes' })).toHaveFocus()
  },
}

/** On a narrow screen it is a sheet: a link closes it, and so does Escape, which returns the focus. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Open menu' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const sheet = await screen.findByRole('dialog', { name: 'Main' })
    await waitFor(() => expect(within(sheet).getByRole('link', { name: 'Nights' })).toHaveFocus())
    await waitFor(() =>
      expect(within(sheet).getByRole('navigation', { name: 'Main' })).toBeVisible(),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('link', { name: 'Nights' })).toHaveFocus())
    const link = screen.getByRole('link', { name: 'Telescopes' })
    link.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
}

export const Open: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { played: true } },
  play: open,
}

export const OpenInk: Story = { ...Open, parameters: { ...Open.parameters, theme: 'ink' } }

export const OpenRightToLeft: Story = {
  ...Open,
  parameters: { ...Open.parameters, direction: 'rtl' },
}
