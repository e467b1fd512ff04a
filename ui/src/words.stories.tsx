import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pagination } from './pagination.tsx'
import { WordsProvider } from './words.tsx'

const german = {
  pagination: {
    label: 'Seiten',
    previousLabel: 'Vorige Seite',
    nextLabel: 'Nächste Seite',
    pageLabel: (page: number) => `Seite ${page}`,
  },
}

const meta = {
  title: 'Foundations/Words',
  component: WordsProvider,
  args: {
    words: german,
    children: <Pagination page={2} pageCount={5} onPageChange={() => {}} />,
  },
} satisfies Meta<typeof WordsProvider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Nächste Seite' })).toBeVisible()
  },
}
