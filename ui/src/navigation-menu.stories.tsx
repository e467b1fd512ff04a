import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import {
  NavigationMenu,
  NavigationMenuContent,
  NavigationMenuDescription,
  NavigationMenuFooter,
  NavigationMenuItem,
  NavigationMenuLink,
  NavigationMenuLinks,
  NavigationMenuList,
  NavigationMenuPanelLink,
  NavigationMenuTrigger,
} from './navigation-menu.tsx'
import { Picture } from './picture.tsx'
import { storyPicture } from './stories/picture.ts'

const panels = {
  Telescopes: [
    ['Refractors', 'Lenses, for planets and the moon'],
    ['Reflectors', 'Mirrors, for faint and distant light'],
    ['Compound', 'Both, in a tube half as long'],
    ['Travel', 'Folded into a cabin bag'],
  ],
  Mounts: [
    ['Equatorial', 'Turns with the sky'],
    ['Alt-azimuth', 'Up, down, left and right'],
  ],
} as const

const panelNames = ['Telescopes', 'Mounts'] as const

const linksOf = (panel: keyof typeof panels) =>
  panels[panel].map(([name, line]) => (
    <NavigationMenuPanelLink key={name} href={`#${name}`}>
      {name}
      <NavigationMenuDescription>{line}</NavigationMenuDescription>
    </NavigationMenuPanelLink>
  ))

const meta = {
  title: 'Navigation/NavigationMenu',
  component: NavigationMenu,
  args: { 'aria-label': 'Main menu' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="flex min-h-96 justify-center border-b border-dp-line p-4">
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <NavigationMenu {...args}>
      <NavigationMenuList>
        <NavigationMenuItem>
          <NavigationMenuLink href="#about" aria-current="page">
            About us
          </NavigationMenuLink>
        </NavigationMenuItem>
        {panelNames.map((title) => (
          <NavigationMenuItem key={title}>
            <NavigationMenuTrigger>{title}</NavigationMenuTrigger>
            <NavigationMenuContent className="flex-col">
              <NavigationMenuLinks>{linksOf(title)}</NavigationMenuLinks>
              <NavigationMenuFooter>
                <NavigationMenuLink href={`#all-${title}`}>
                  All {title.toLowerCase()}
                </NavigationMenuLink>
              </NavigationMenuFooter>
            </NavigationMenuContent>
          </NavigationMenuItem>
        ))}
        <NavigationMenuItem>
          <NavigationMenuLink asChild>
            <a href="#contact">Contact</a>
          </NavigationMenuLink>
        </NavigationMenuItem>
      </NavigationMenuList>
    </NavigationMenu>
  ),
} satisfies Meta<typeof NavigationMenu>

export default meta
type Story = StoryObj<typeof meta>

const opened = {
  docs: { played: true },
  // Beside an open panel Radix renders a hidden element that passes the focus on as soon as it gets it.
  a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
}

export const Default: Story = {}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'About us' })).toHaveFocus()
    await userEvent.tab()
    const trigger = canvas.getByRole('button', { name: 'Telescopes' })
    await expect(trigger).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    const link = await canvas.findByRole('link', { name: /Refractors/ })
    await userEvent.tab()
    await waitFor(() => expect(link).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'))
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const OneAtATime: Story = {
  play: async ({ canvas }) => {
    const [telescopes, mounts] = [
      canvas.getByRole('button', { name: 'Telescopes' }),
      canvas.getByRole('button', { name: 'Mounts' }),
    ]
    await userEvent.hover(telescopes)
    await waitFor(() => expect(telescopes).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.hover(mounts)
    await waitFor(() => expect(mounts).toHaveAttribute('aria-expanded', 'true'))
    await expect(telescopes).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(mounts)
    await expect(mounts).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(mounts).toHaveAttribute('aria-expanded', 'false'))
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Equatorial/ })).toBeNull())
  },
}

/** Tab goes through the open panel as through any list. */
export const TabThroughPanel: Story = {
  parameters: opened,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Mounts' }).focus()
    await userEvent.keyboard('{Enter}')
    const links = await canvas.findAllByRole('link', { name: /Equatorial|Alt-azimuth|All mounts/ })
    for (const link of [...links, canvas.getByRole('link', { name: 'Contact' })]) {
      await userEvent.tab()
      await waitFor(() => expect(link).toHaveFocus())
    }
  },
}

export const Open: Story = {
  parameters: opened,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Telescopes' }))
    const link = await canvas.findByRole('link', { name: /Travel/ })
    await waitFor(() => expect(link).toBeVisible())
  },
}

export const OpenInk: Story = { ...Open, parameters: { ...opened, theme: 'ink' } }

/** The one menu of a bar, with these parts in its panel. */
const withPanel = (panel: ReactNode): NonNullable<Story['render']> =>
  function Render(args) {
    return (
      <NavigationMenu {...args}>
        <NavigationMenuList>
          <NavigationMenuItem>
            <NavigationMenuTrigger>Telescopes</NavigationMenuTrigger>
            <NavigationMenuContent>{panel}</NavigationMenuContent>
          </NavigationMenuItem>
        </NavigationMenuList>
      </NavigationMenu>
    )
  }

export const WithPicture: Story = {
  ...Open,
  render: withPanel(
    <>
      <NavigationMenuLinks className="w-[30rem]">{linksOf('Telescopes')}</NavigationMenuLinks>
      <Picture
        source={storyPicture}
        alt=""
        sizes="14rem"
        className="w-56 shrink-0 rounded-dp-sm"
        imgClassName="h-full object-cover"
      />
    </>,
  ),
}

export const RightToLeft: Story = {
  ...Open,
  args: { dir: 'rtl' },
  parameters: { ...opened, direction: 'rtl' },
}

export const LongWords: Story = {
  render: withPanel(
    <NavigationMenuLinks className="w-80">
      <NavigationMenuPanelLink href="#long">
        Spiegelteleskopbeobachtungsprotokoll
        <NavigationMenuDescription>
          Langzeitbelichtungsaufnahmenauswertung
        </NavigationMenuDescription>
      </NavigationMenuPanelLink>
    </NavigationMenuLinks>,
  ),
  parameters: opened,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Telescopes' }))
    const link = await canvas.findByRole('link', { name: /Spiegel/ })
    await waitFor(() => expect(link).toBeVisible())
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth)
  },
}
