import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumb, BreadcrumbLink, BreadcrumbPage } from './breadcrumb.tsx'
import { Button } from './button.tsx'
import {
  PageHeader,
  PageHeaderActions,
  PageHeaderBreadcrumb,
  PageHeaderDescription,
  PageHeaderTitle,
} from './page-header.tsx'
import { StatusBadge } from './status-badge.tsx'

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: [
          'The top of a page of an app: where one is, what it is called, what can be done with all of it.',
          '**Keyboard.** That of the links and buttons in it: first the way back, then the actions.',
          '**Screen reader.** The title is the heading of level 1, one to a page. A status in it is read with it.',
        ].join('\n\n'),
      },
    },
  },
  args: {
    children: (
      <>
        <PageHeaderBreadcrumb>
          <Breadcrumb>
            <BreadcrumbLink href="#surveys">Surveys</BreadcrumbLink>
            <BreadcrumbPage>Variable stars</BreadcrumbPage>
          </Breadcrumb>
        </PageHeaderBreadcrumb>
        <PageHeaderTitle>
          Variable stars <StatusBadge status="active">Observing</StatusBadge>
        </PageHeaderTitle>
        <PageHeaderDescription>
          214 stars whose light changes, each looked at once a week while it is above the horizon.
        </PageHeaderDescription>
        <PageHeaderActions>
          <Button variant="outline">Export</Button>
          <Button>Add a star</Button>
        </PageHeaderActions>
      </>
    ),
  },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Variable stars Observing',
    )
  },
}

export const TitleAlone: Story = { args: { children: <PageHeaderTitle>Settings</PageHeaderTitle> } }

export const WithActions: Story = {
  args: {
    children: (
      <>
        <PageHeaderTitle>Settings</PageHeaderTitle>
        <PageHeaderActions>
          <Button variant="outline" size="sm">
            Reset
          </Button>
        </PageHeaderActions>
      </>
    ),
  },
}

export const LongTitle: Story = {
  args: {
    children: (
      <>
        <PageHeaderTitle>
          Spectroscopic parallaxes of southern main-sequence stars brighter than magnitude nine
        </PageHeaderTitle>
        <PageHeaderDescription>Closed in spring.</PageHeaderDescription>
        <PageHeaderActions>
          <Button>Open again</Button>
        </PageHeaderActions>
      </>
    ),
  },
}

export const Ink: Story = { parameters: { theme: 'ink' } }

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } }

export const RightToLeft: Story = { parameters: { direction: 'rtl' } }
