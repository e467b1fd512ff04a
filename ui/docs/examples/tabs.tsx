import { Tabs, TabsContent, TabsList, TabsTrigger } from '@duskpane/ui'

export function Example() {
  return (
    <Tabs defaultValue="day">
      <TabsList aria-label="Light">
        <TabsTrigger value="day">By day</TabsTrigger>
        <TabsTrigger value="night">After dark</TabsTrigger>
      </TabsList>
      <TabsContent value="day">The sun from the left.</TabsContent>
      <TabsContent value="night">One lamp, and the street.</TabsContent>
    </Tabs>
  )
}
