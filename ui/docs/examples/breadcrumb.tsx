import { Breadcrumb, BreadcrumbLink, BreadcrumbPage } from '@duskpane/ui'

export function Example() {
  return (
    <Breadcrumb>
      <BreadcrumbLink href="#home">Home</BreadcrumbLink>
      <BreadcrumbLink href="#films">Films</BreadcrumbLink>
      <BreadcrumbPage>Ceramic</BreadcrumbPage>
    </Breadcrumb>
  )
}
