import {
  AppShell,
  AppShellHeader,
  AppShellMain,
  Heading,
  NamedIcon,
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
            <NamedIcon name="mail" /> Requests
          </SidebarLink>
          <SidebarLink href="#orders">
            <NamedIcon name="shopping-cart" /> Orders
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
