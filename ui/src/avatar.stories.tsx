import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Avatar, AvatarFallback, AvatarImage } from './avatar.tsx'
import { Icon } from './icon.tsx'

/** A face without features, drawn here so that no story loads a picture from elsewhere. */
const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#152136"/><circle cx="32" cy="26" r="11" fill="#f0a445"/><path d="M8 64c2-16 12-22 24-22s22 6 24 22z" fill="#f0a445"/></svg>',
)}`

const meta = {
  title: 'Display/Avatar',
  component: Avatar,
  parameters: {
    docs: {
      description: {
        component: [
          'A person or an organization as a picture or initials.',
          '**Keyboard.** It takes no focus. What can be pressed is a button around it.',
          '**Screen reader.** The `alt` of its picture. Beside the name `alt` is empty and the initials have `aria-hidden`, or the name is read twice.',
        ].join('\n\n'),
      },
    },
  },
  args: {
    children: (
      <>
        <AvatarImage src={portrait} alt="Mira Okafor" />
        <AvatarFallback>MO</AvatarFallback>
      </>
    ),
  },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] } },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Mira Okafor' })).toBeVisible()
    await expect(canvas.queryByText('MO')).toBeNull()
  },
}

/** The picture cannot be loaded. */
export const Fallback: Story = {
  args: {
    children: (
      <>
        <AvatarImage src="data:image/png;base64,broken" alt="Mira Okafor" />
        <AvatarFallback>MO</AvatarFallback>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('MO')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Avatar key={size} size={size}>
          <AvatarImage src={portrait} alt="" />
        </Avatar>
      ))}
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Avatar key={size} size={size}>
          <AvatarFallback aria-hidden>ja</AvatarFallback>
        </Avatar>
      ))}
      <Avatar>
        <AvatarFallback>
          <Icon name="globe" label="Everybody" />
        </AvatarFallback>
      </Avatar>
    </div>
  ),
}

export const BesideAName: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      <Avatar>
        <AvatarFallback aria-hidden>MO</AvatarFallback>
      </Avatar>
      <p>
        <span className="block font-semibold">Mira Okafor</span>
        <span className="block text-sm text-text-muted">Second dome</span>
      </p>
    </div>
  ),
}

export const Ink: Story = { ...Sizes, parameters: { theme: 'ink' } }

export const RightToLeft: Story = { ...BesideAName, parameters: { direction: 'rtl' } }
