import type { Meta, StoryObj } from '@storybook/react-vite'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { AdaptedEyes, FilmChoice } from './film-choice.tsx'

const options = [
  { value: 'bare', label: 'Bare glass' },
  { value: '50', label: 'Ceramic 50' },
  { value: '20', label: 'Ceramic 20' },
]

const meta = {
  title: 'Film/FilmChoice',
  component: FilmChoice,
  args: {
    legend: 'Film on each window',
    groups: [
      { name: 'front', label: 'Front sides', options },
      { name: 'rear', label: 'Rear sides', options },
      { name: 'back', label: 'Rear window', options },
    ],
    onValueChange: fn(),
    children: <AdaptedEyes />,
    className: 'max-w-xl',
  },
} satisfies Meta<typeof FilmChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const all = canvas.getByLabelText('All windows')
    await userEvent.tab()
    await expect(all).toHaveFocus()
    await userEvent.selectOptions(all, 'Ceramic 50')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      front: '50',
      rear: '50',
      back: '50',
    })

    await userEvent.selectOptions(canvas.getByLabelText('Rear window'), 'Ceramic 20')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      front: '50',
      rear: '50',
      back: '20',
    })
    await expect(all).toHaveDisplayValue('Different films')

    const eyes = canvas.getByRole('checkbox')
    await userEvent.tab()
    await expect(eyes).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(eyes).toBeChecked()
  },
}

/** Groups may differ in their films: the list for all windows offers those that every group has. */
export const OwnOptions: Story = {
  args: {
    groups: [
      { name: 'strip', label: 'Windshield strip', options: options.slice(0, 2) },
      { name: 'sides', label: 'Sides', options },
    ],
    defaultValue: { sides: '20' },
    children: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('All windows')).not.toHaveTextContent('Ceramic 20')
    await expect(canvas.getByLabelText('Sides')).toHaveValue('20')
  },
}

export const OneWindow: Story = {
  args: { groups: [{ name: 'window', label: 'The window', options }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('All windows')).toBeNull()
  },
}

/** A page without script, or before it, offers the same lists: what is chosen there counts. */
export const ChosenBeforeHydration: Story = {
  render: () => <div data-testid="page" />,
  play: async ({ canvas, args }) => {
    const page = canvas.getByTestId('page')
    page.innerHTML = renderToString(<FilmChoice {...args} />)
    await userEvent.selectOptions(canvas.getByLabelText('Rear sides'), 'Ceramic 20')
    const root = hydrateRoot(page, <FilmChoice {...args} />)
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith({
        front: 'bare',
        rear: '20',
        back: 'bare',
      }),
    )
    await expect(canvas.getByLabelText('Rear sides')).toHaveValue('20')
    root.unmount()
  },
}

export const Ink: Story = { parameters: { theme: 'ink' } }

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } }

export const RightToLeft: Story = {
  args: { legend: 'الفيلم على كل نافذة', allLabel: 'كل النوافذ' },
  parameters: { direction: 'rtl' },
}
