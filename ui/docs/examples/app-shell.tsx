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

export function Example() {
  return (
    <AppShell>
      <Sidebar>
        <SidebarGroup>
          <SidebarLink href="#orders" aria-current="page">
            Orders
          </SidebarLink>
        </SidebarGroup>
      </Sidebar>
      <AppShellHeader>
        <SidebarTrigger />
        <Heading level={1} size="xl" style={{ marginInlineEnd: 'auto' }}>
          Orders
        </Heading>
        <Button size="sm">Add an order</Button>
      </AppShellHeader>
      <AppShellMain>Twelve are open.</AppShellMain>
    </AppShell>
  )
}
