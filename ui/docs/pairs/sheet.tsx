import {
  Button,
  Field,
  Input,
  Sheet,
  SheetBody,
  SheetClose,
  SheetContent,
  SheetDescription,
  SheetFooter,
  SheetHeader,
  SheetTitle,
  SheetTrigger,
} from '@duskpane/ui'

/** What belongs to the page behind it: its filters, the details of a row. */
export function DoDetails() {
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button variant="outline">Filter</Button>
      </SheetTrigger>
      <SheetContent style={{ inlineSize: '16rem' }}>
        <SheetHeader>
          <SheetTitle>Filter orders</SheetTitle>
        </SheetHeader>
        <SheetBody>
          <Field name="customer" label="Customer" optional>
            <Input />
          </Field>
        </SheetBody>
        <SheetFooter>
          <SheetClose asChild>
            <Button>Show orders</Button>
          </SheetClose>
        </SheetFooter>
      </SheetContent>
    </Sheet>
  )
}

/** A question at the edge is overlooked: it is for a dialog. */
export function DontDetails() {
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button variant="outline">Erase</Button>
      </SheetTrigger>
      <SheetContent style={{ inlineSize: '16rem' }}>
        <SheetHeader>
          <SheetTitle>Erase order 1042?</SheetTitle>
          <SheetDescription>Its two pictures go with it.</SheetDescription>
        </SheetHeader>
        <SheetFooter>
          <SheetClose asChild>
            <Button variant="destructive">Erase it</Button>
          </SheetClose>
        </SheetFooter>
      </SheetContent>
    </Sheet>
  )
}
