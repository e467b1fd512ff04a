import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { AppShell, AppShellHeader, AppShellMain } from './app-shell.tsx'
import { Button } from './button.tsx'
import { Heading } from './heading.tsx'
import { Sidebar, SidebarGroup, SidebarHeader, SidebarLink, SidebarTrigger } from './sidebar.tsx'

const meta = {
  title: 'Layout/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen', docs: { viewport: 'wide' } },
  args: {
    children: (
      <>
        <Sidebar>
          <SidebarHeader>Observatory</SidebarHeader>
          <SidebarGroup>
            <SidebarLink href="#nights" aria-current="page">
              Nights
            </SidebarLink>
            <SidebarLink href="#telescopes">Telescopes</SidebarLink>
          </SidebarGroup>
        </Sidebar>
        <AppShellHeader>
          <SidebarTrigger />
          <Heading level={1} size="xl" className="me-auto">
            Nights
          </Heading>
          <Button size="sm">Add a night</Button>
        </AppShellHeader>
        <AppShellMain>
          <p>Clear from ten o’clock on.</p>
        </AppShellMain>
      </>
    ),
  },
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

/** The first stop of Tab leads past the sidebar. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const sidebar = canvas.getByRole('navigation', { name: 'Main' })
    const main = canvas.getByRole('main')
    await expect(sidebar.getBoundingClientRect().right).toBeLessThanOrEqual(
      main.getBoundingClientRect().left,
    )
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull()
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toHaveFocus()
    await expect(skip).toHaveAttribute('href', `#${main.id}`)
    await expect(main).toHaveAttribute('tabindex', '-1')
  },
}

/** Without a sidebar the page takes all of the width. */
export const WithoutSidebar: Story = {
  args: {
    children: (
      <AppShellMain>
        <Heading level={1}>Sign in</Heading>
      </AppShellMain>
    ),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main').getBoundingClientRect().left).toBe(0)
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.getByRole('main').getBoundingClientRect().left).toBe(0)
  },
}

export const Ink: Story = { parameters: { theme: 'ink' } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }
