import { Tabs, TabsList, TabsTrigger } from '@duskpane/ui'

/** One or two words, alike in kind: each says what is behind it. */
export function DoLabel() {
  return (
    <Tabs defaultValue="orders">
      <TabsList aria-label="Customer">
        <TabsTrigger value="orders">Orders</TabsTrigger>
        <TabsTrigger value="messages">Messages</TabsTrigger>
      </TabsList>
    </Tabs>
  )
}

/** Sentences push the last tab out of view. */
export function DontLabel() {
  return (
    <Tabs defaultValue="orders">
      <TabsList aria-label="Customer">
        <TabsTrigger value="orders">Everything that was ordered</TabsTrigger>
        <TabsTrigger value="messages">Messages that were written to us</TabsTrigger>
      </TabsList>
    </Tabs>
  )
}
