import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'new',
  uses: [
    'Questions and answers.',
    'Steps that are read one at a time (`numbering="decimal"`).',
    'Details that few readers want.',
  ],
  instead: {
    tabs: 'One of several views is always shown',
    'titled-list': 'Everybody needs to read it',
    popover: 'It opens above the page',
  },
  anatomy:
    '<Accordion>\n  <AccordionItem>\n    <AccordionTrigger />\n    <AccordionContent />\n  </AccordionItem>\n</Accordion>',
  examples: (
    <>
      <Do because="The trigger says what is inside.">
        <Accordion className="w-full" defaultValue={['right']}>
          <AccordionItem value="right">
            <AccordionTrigger>How long does it last?</AccordionTrigger>
            <AccordionContent>Ten years indoors.</AccordionContent>
          </AccordionItem>
        </Accordion>
      </Do>
      <DoNot because="More of what? Nobody opens it to find out.">
        <Accordion className="w-full">
          <AccordionItem>
            <AccordionTrigger>More</AccordionTrigger>
            <AccordionContent>Ten years indoors.</AccordionContent>
          </AccordionItem>
        </Accordion>
      </DoNot>
    </>
  ),
  keyboard: {
    Tab: 'Moves to the next trigger.',
    'Enter, Space': 'Opens it, or closes it.',
  },
  supply: ['A trigger of words.', 'A heading above the group: the triggers are not headings.'],
  announced: 'The text of the trigger with "collapsed" or "expanded".',
  content: [
    'Questions in the words of the people who ask them.',
    'The answer first, its reasons after it.',
  ],
  sentences: {
    'Accordion.defaultValue': 'The values of the items that are open at first.',
    'Accordion.onValueChange': 'Called with the values of the open items.',
  },
}
