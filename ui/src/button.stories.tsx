import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight } from 'lucide'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inEachState } from '../docs/page/in-each-state.tsx'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { Input } from './input.tsx'

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Find a dealer', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(getComputedStyle(canvas.getByRole('button')).outlineStyle).toBe('solid')
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-4">
      <Button {...args} />
      <Button {...args} variant="outline" />
      <Button {...args} variant="destructive" />
      <Button {...args} variant="ghost" />
    </div>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-4">
      <Button {...args} size="sm" />
      <Button {...args} size="default" />
      <Button {...args} size="lg" />
    </div>
  ),
}

export const WithIcon: Story = {
  args: {
    children: (
      <>
        Compare films <Icon icon={ArrowRight} />
      </>
    ),
  },
}

export const Disabled: Story = { args: { disabled: true } }

/** A busy button keeps its width and its name; neither the pointer nor a key starts its action again. */
export const Loading: Story = {
  args: { loading: true },
  render: (args) => (
    <div className="flex flex-wrap items-center gap-4">
      <Button {...args} />
      <Button {...args} loading={false} variant="outline" />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const [busy, idle] = canvas.getAllByRole('button', { name: 'Find a dealer' })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await userEvent.tab()
    await expect(busy).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await userEvent.click(busy as HTMLElement)
    await expect(args.onClick).not.toHaveBeenCalled()
    // The outline is two pixels wider.
    await expect(busy?.offsetWidth).toBe((idle?.offsetWidth ?? 0) - 2)
    await userEvent.click(idle as HTMLElement)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

const onSubmit = fn((event: { preventDefault(): void }) => event.preventDefault())

/** A busy button submits no form, not even by Enter in a field. */
export const LoadingSubmit: Story = {
  args: { loading: true, type: 'submit', children: 'Send' },
  render: (args) => (
    <form onSubmit={onSubmit}>
      <Input aria-label="City" />
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Oslo{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(onSubmit).not.toHaveBeenCalled()
  },
}

export const AsLink: Story = {
  args: { asChild: true, children: <a href="#dealers">Find a dealer</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find a dealer' })).toHaveAttribute(
      'href',
      '#dealers',
    )
  },
}

export const LongText: Story = {
  args: { children: 'Architectural Sonnenschutzfolien-Verlegefachbetriebe in your neighborhood' },
  decorators: [
    (Story) => (
      <div className="w-60">
        <Story />
      </div>
    ),
  ],
}

export const Ink: Story = { parameters: { theme: 'ink' } }

export const Interaction: Story = {
  ...Variants,
  decorators: [inEachState],
  play: async ({ canvas }) => {
    const lookOf = (state: string) => {
      const buttons = within(canvas.getByTestId(state)).getAllByRole('button')
      return buttons.map((button) => getComputedStyle(button))
    }
    const [primary, secondary] = lookOf('Hovered')
    // A mixed color computes to oklab.
    await waitFor(() => expect(primary?.backgroundColor).toMatch('oklab'))
    await waitFor(() => expect(secondary?.borderColor).toBe(secondary?.color))
    await waitFor(() =>
      expect(lookOf('Pressed')[0]?.backgroundColor).not.toBe(primary?.backgroundColor),
    )
    await expect(lookOf('Focused').map((style) => style.outlineStyle)).toEqual(
      Array.from({ length: 4 }, () => 'solid'),
    )
  },
}

export const RightToLeft: Story = { ...WithIcon, parameters: { direction: 'rtl' } }
