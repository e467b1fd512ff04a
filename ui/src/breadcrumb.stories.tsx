import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Breadcrumb, BreadcrumbLink, BreadcrumbPage } from './breadcrumb.tsx'

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    children: (
      <>
        <BreadcrumbLink href="#home">Home</BreadcrumbLink>
        <BreadcrumbLink asChild>
          <a href="#automotive">Automotive</a>
        </BreadcrumbLink>
        <BreadcrumbPage>Ceramic 30</BreadcrumbPage>
      </>
    ),
  },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    await expect(canvas.getByText('Ceramic 30')).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Automotive' })).toHaveFocus()
  },
}

export const Ink: Story = { parameters: { theme: 'ink' } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

export const LongWords: Story = {
  args: {
    children: (
      <>
        <BreadcrumbLink href="#films">Sonnenschutzfolienverlegefachbetriebe</BreadcrumbLink>
        <BreadcrumbPage>Wärmeschutzverglasungsnachrüstung im Bestand</BreadcrumbPage>
      </>
    ),
  },
  globals: { viewport: { value: 'phone320' } },
}
