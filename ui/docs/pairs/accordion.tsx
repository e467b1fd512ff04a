import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@duskpane/ui'

/** A question tells what opens. */
export function DoQuestion() {
  return (
    <Accordion type="single">
      <AccordionItem value="life">
        <AccordionTrigger>How long does it last?</AccordionTrigger>
        <AccordionContent>Ten years indoors.</AccordionContent>
      </AccordionItem>
    </Accordion>
  )
}

/** "More" does not say of what, and few open it to find out. */
export function DontQuestion() {
  return (
    <Accordion type="single">
      <AccordionItem value="life">
        <AccordionTrigger>More</AccordionTrigger>
        <AccordionContent>Ten years indoors.</AccordionContent>
      </AccordionItem>
    </Accordion>
  )
}
