import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs.tsx'
import { Textarea } from './textarea.tsx'

const reload = fn()

const views = {
  messages: 'Messages',
  applications: 'Applications',
  subscribers: 'Subscribers',
}

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { defaultValue: 'messages', orientation: 'horizontal' },
  beforeEach: () => {
    reload.mockClear()
  },
  render: (args) => (
    <Tabs {...args}>
      <TabsList aria-label="Lists">
        {Object.entries(views).map(([value, name]) => (
          <TabsTrigger key={value} value={value} onClick={() => reload(value)}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {Object.entries(views).map(([value, name]) => (
        <TabsContent key={value} value={value}>
          <p>{name} stand here.</p>
        </TabsContent>
      ))}
    </Tabs>
  ),
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Messages' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Applications' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Applications stand here.')
  },
}

export const ClickOnTheActiveTab: Story = {
  play: async ({ canvas }) => {
    const active = canvas.getByRole('tab', { selected: true })
    await userEvent.click(active)
    await userEvent.click(active)
    await expect(reload).toHaveBeenCalledTimes(2)
  },
}

/** What was typed stays while another tab is active. */
export const KeptMounted: Story = {
  render: (args) => (
    <Tabs {...args}>
      <TabsList aria-label="Lists">
        {Object.entries(views).map(([value, name]) => (
          <TabsTrigger key={value} value={value}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {Object.entries(views).map(([value, name]) => (
        <TabsContent key={value} value={value} keepMounted>
          <Textarea aria-label={name} />
        </TabsContent>
      ))}
    </Tabs>
  ),
  play: async ({ canvas, canvasElement }) => {
    const height = () => canvasElement.querySelector('[data-slot=tabs]')?.clientHeight
    const before = height()
    const note = canvas.getByRole('textbox', { name: 'Messages' })
    await userEvent.type(note, 'By noon')
    await userEvent.click(canvas.getByRole('tab', { name: 'Applications' }))
    await expect(note.closest('[hidden]')).not.toBeNull()
    await expect(
      canvas.getByRole('textbox', { name: 'Applications' }).closest('[hidden]'),
    ).toBeNull()
    await expect(height()).toBe(before)
    await userEvent.click(canvas.getByRole('tab', { name: 'Messages' }))
    await expect(note.closest('[hidden]')).toBeNull()
    await expect(note).toHaveValue('By noon')
  },
}

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('tab', { name: 'Applications' })).toHaveFocus()
  },
}

export const VerticalOnAPhone: Story = {
  args: { orientation: 'vertical' },
  globals: { viewport: { value: 'phone320' } },
}

export const Ink: Story = { args: { orientation: 'vertical' }, parameters: { theme: 'ink' } }

export const RightToLeft: Story = {
  args: { orientation: 'vertical', dir: 'rtl' },
  parameters: { direction: 'rtl' },
}
