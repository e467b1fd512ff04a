import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Language } from './language.tsx'
import { Pagination } from './pagination.tsx'
import { arabic } from './words/ar.ts'
import { german } from './words/de.ts'

const meta = {
  title: 'Foundations/Language',
  component: Language,
  args: {
    locale: 'de',
    words: german,
    children: <Pagination defaultPage={2} pageCount={5} />,
  },
} satisfies Meta<typeof Language>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Nächste Seite' })).toBeVisible()
  },
}

/** The locale says the direction too. */
export const RightToLeft: Story = {
  args: { locale: 'ar-EG', words: arabic },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('button', { name: 'الصفحة ٣' })
    await expect(getComputedStyle(page).direction).toBe('rtl')
    await expect(page).toHaveTextContent('٣')
  },
}
