import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@duskpane/ui'

export function Example() {
  return (
    <Accordion type="single" defaultValue="life">
      <AccordionItem value="life">
        <AccordionTrigger>How long does it last?</AccordionTrigger>
        <AccordionContent>Ten years indoors.</AccordionContent>
      </AccordionItem>
      <AccordionItem value="care">
        <AccordionTrigger>How is it cleaned?</AccordionTrigger>
        <AccordionContent>With water and a soft cloth, after a month.</AccordionContent>
      </AccordionItem>
    </Accordion>
  )
}
