import { Breadcrumb, BreadcrumbLink, BreadcrumbPage } from '@duskpane/ui'

/** Where the page stands, the same for everybody. */
export function DoPlace() {
  return (
    <Breadcrumb>
      <BreadcrumbLink href="#home">Home</BreadcrumbLink>
      <BreadcrumbLink href="#films">Films</BreadcrumbLink>
      <BreadcrumbPage>Ceramic</BreadcrumbPage>
    </Breadcrumb>
  )
}

/** Steps of a task are no places: going back would lose them. */
export function DontPlace() {
  return (
    <Breadcrumb>
      <BreadcrumbLink href="#cart">Cart</BreadcrumbLink>
      <BreadcrumbLink href="#address">Address</BreadcrumbLink>
      <BreadcrumbPage>Payment</BreadcrumbPage>
    </Breadcrumb>
  )
}
