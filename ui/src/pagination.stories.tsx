import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 1, pageCount: 12, onPageChange: fn() },
  render: function Render(args) {
    const [page, setPage] = useState(args.page)
    return (
      <Pagination
        {...args}
        page={page}
        onPageChange={(next) => {
          args.onPageChange?.(next)
          setPage(next)
        }}
      />
    )
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const previous = canvas.getByRole('button', { name: 'Previous page' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect(previous).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPageChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveFocus()
    // Also on a phone, which leaves out its neighbors.
    const last = canvas.getByRole('button', { name: 'Page 12' })
    last.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPageChange).toHaveBeenCalledWith(12)
    await expect(last).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(11)
  },
}

/** On the last page the next button keeps the focus. */
export const AtTheEnd: Story = {
  args: { page: 11 },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next page' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveFocus()
  },
}

export const FewPages: Story = { args: { pageCount: 3 } }

export const Narrow: Story = { args: { page: 6 }, globals: { viewport: { value: 'phone320' } } }

export const Ink: Story = { args: { page: 6 }, parameters: { theme: 'ink' } }

export const RightToLeft: Story = { args: { page: 6 }, parameters: { direction: 'rtl' } }
