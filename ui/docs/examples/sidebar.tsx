import {
  AppShell,
  AppShellHeader,
  AppShellMain,
  Heading,
  Icon,
  Sidebar,
  SidebarFooter,
  SidebarGroup,
  SidebarHeader,
  SidebarLink,
  SidebarTrigger,
} from '@duskpane/ui'

export function Example() {
  return (
    <AppShell>
      <Sidebar>
        <SidebarHeader>Service desk</SidebarHeader>
        <SidebarGroup label="Work">
          <SidebarLink href="#requests" aria-current="page">
            <Icon name="mail" /> Requests
          </SidebarLink>
          <SidebarLink href="#orders">
            <Icon name="shopping-cart" /> Orders
          </SidebarLink>
        </SidebarGroup>
        <SidebarFooter>Caroline Herschel</SidebarFooter>
      </Sidebar>
      <AppShellHeader>
        <SidebarTrigger />
        <Heading level={1} size="xl">
          Requests
        </Heading>
      </AppShellHeader>
      <AppShellMain>Twelve are open.</AppShellMain>
    </AppShell>
  )
}
