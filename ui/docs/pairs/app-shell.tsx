import {
  AppShell,
  AppShellHeader,
  AppShellMain,
  Button,
  Heading,
  Sidebar,
  SidebarGroup,
  SidebarLink,
  SidebarTrigger,
} from '@duskpane/ui'
import type { ReactNode } from 'react'

/** The header names the page, and has its one action. */
export function DoName() {
  return (
    <Shell title="Orders">
      <Button size="sm">Add</Button>
    </Shell>
  )
}

/** The name of the app is the same on every page, and three actions crowd it. */
export function DontName() {
  return (
    <Shell title="Service desk">
      <Button size="sm">Import</Button>
      <Button size="sm">Export</Button>
      <Button size="sm">Add</Button>
    </Shell>
  )
}

function Shell({ title, children }: { title: string; children: ReactNode }) {
  return (
    <AppShell style={{ minHeight: 0 }}>
      <Sidebar>
        <SidebarGroup>
          <SidebarLink href="#orders">Orders</SidebarLink>
        </SidebarGroup>
      </Sidebar>
      <AppShellHeader>
        <SidebarTrigger />
        <Heading level={1} size="xl" style={{ marginInlineEnd: 'auto' }}>
          {title}
        </Heading>
        {children}
      </AppShellHeader>
      <AppShellMain>Twelve are open.</AppShellMain>
    </AppShell>
  )
}
