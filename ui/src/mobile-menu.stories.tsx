import type { Meta, StoryObj } from '@storybook/react-vite'
import { Menu } from 'lucide'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { Link } from './link.tsx'
import {
  MobileMenu,
  MobileMenuContent,
  MobileMenuGroup,
  MobileMenuLink,
  MobileMenuList,
  MobileMenuTrigger,
} from './mobile-menu.tsx'

const meta = {
  title: 'Navigation/MobileMenu',
  component: MobileMenu,
  parameters: { docs: { played: true } },
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <>
        <MobileMenuTrigger asChild>
          <IconButton size="lg" aria-label="Open menu">
            <Icon icon={Menu} className="size-[1.15em]" />
          </IconButton>
        </MobileMenuTrigger>
        <MobileMenuContent
          label="Menu"
          closeLabel="Close menu"
          header={
            <Link href="#top" onClick={(event) => event.preventDefault()}>
              Observatory
            </Link>
          }
        >
          <MobileMenuList>
            <MobileMenuLink href="#about">About us</MobileMenuLink>
            <MobileMenuGroup label="Telescopes">
              {/* Like a router's link, this one prevents the navigation of the browser. */}
              <MobileMenuLink href="#refractors" onClick={(event) => event.preventDefault()}>
                Refractors
              </MobileMenuLink>
              <MobileMenuLink href="#reflectors">Reflectors</MobileMenuLink>
            </MobileMenuGroup>
            <MobileMenuGroup label="Mounts">
              <MobileMenuLink href="#equatorial">Equatorial</MobileMenuLink>
              <MobileMenuLink href="#alt-azimuth">Alt-azimuth</MobileMenuLink>
            </MobileMenuGroup>
            <MobileMenuLink asChild>
              <a href="#contact">Contact</a>
            </MobileMenuLink>
          </MobileMenuList>
        </MobileMenuContent>
      </>
    ),
  },
} satisfies Meta<typeof MobileMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus())
    await userEvent.click(screen.getByText('Telescopes'))
    await waitFor(() => expect(screen.getByText('Refractors')).toBeVisible())
  },
}

export const Narrow: Story = { ...Open, globals: { viewport: { value: 'phone320' } } }

export const LongWords: Story = {
  ...Open,
  globals: { viewport: { value: 'phone320' } },
  args: {
    children: (
      <>
        <MobileMenuTrigger asChild>
          <IconButton size="lg" aria-label="Open menu">
            <Icon icon={Menu} className="size-[1.15em]" />
          </IconButton>
        </MobileMenuTrigger>
        <MobileMenuContent label="Menu" closeLabel="Close menu">
          <MobileMenuList>
            <MobileMenuLink href="#glass">
              Sonnenschutzfolienverlegefachbetriebsverzeichnis
            </MobileMenuLink>
            <MobileMenuGroup label="Wärmeschutzverglasungsberatungsstellen">
              <MobileMenuLink href="#advice">Beratung</MobileMenuLink>
            </MobileMenuGroup>
          </MobileMenuList>
        </MobileMenuContent>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    const sheet = await screen.findByRole('dialog')
    await waitFor(() => expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth))
  },
}

export const OneGroupAtATime: Story = {
  parameters: { docs: { played: false } },
  play: async (context) => {
    await Open.play?.(context)
    await userEvent.click(screen.getByText('Mounts'))
    await waitFor(() => expect(screen.getByText('Equatorial')).toBeVisible())
    await waitFor(() => expect(screen.getByText('Refractors')).not.toBeVisible())
    await userEvent.click(screen.getByText('Mounts'))
    await waitFor(() => expect(screen.getByText('Equatorial')).not.toBeVisible())
  },
}

export const ByKeyboard: Story = {
  parameters: { docs: { played: false } },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Open menu' })
    await userEvent.tab()
    await expect(trigger).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const close = await screen.findByRole('button', { name: 'Close menu' })
    await waitFor(() => expect(close).toHaveFocus())
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('link', { name: 'Observatory' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('link', { name: 'Contact' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
