import {
  AppShell,
  AppShellHeader,
  Sidebar,
  SidebarGroup,
  SidebarHeader,
  SidebarLink,
  SidebarTrigger,
} from '@duskpane/ui'

/** The page in view is marked. */
export function DoCurrent() {
  return <App current="Orders" />
}

/** Nothing is marked: nobody sees where they are, or hears it. */
export function DontCurrent() {
  return <App />
}

function App({ current }: { current?: string }) {
  return (
    <AppShell style={{ minHeight: 0 }}>
      <Sidebar>
        <SidebarHeader>Service desk</SidebarHeader>
        <SidebarGroup label="Work">
          {['Requests', 'Orders', 'Customers'].map((page) => (
            <SidebarLink
              key={page}
              href="#page"
              aria-current={page === current ? 'page' : undefined}
            >
              {page}
            </SidebarLink>
          ))}
        </SidebarGroup>
      </Sidebar>
      <AppShellHeader>
        <SidebarTrigger />
      </AppShellHeader>
    </AppShell>
  )
}
