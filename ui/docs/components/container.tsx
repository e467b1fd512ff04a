import { Container } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

const line = 'h-3 rounded-dp-sm bg-dp-text/15'

export const guide: Guide = {
  status: 'stable',
  uses: ['The inside of every `Section`.', 'Running text and forms, with `size="reading"`.'],
  instead: {
    section: 'It needs a background of its own',
    card: 'It is set apart inside a section',
  },
  anatomy: '<Section>\n  <Container />\n</Section>',
  examples: (
    <>
      <Do because="Text in a `reading` container: about 65 characters a line.">
        <div className="grid w-full max-w-56 gap-2">
          <div className={line} />
          <div className={line} />
          <div className={`${line} w-2/3`} />
        </div>
      </Do>
      <DoNot because="Text over the whole width: the eye loses the next line.">
        <div className="grid w-full gap-2">
          <div className={line} />
          <div className={`${line} w-1/4`} />
        </div>
      </DoNot>
      <Do because="One container in each section.">
        <div className="w-full border border-dp-line bg-dp-text/4">
          <Container className="border border-dashed border-dp-line-strong py-4 text-dp-sm">
            Content
          </Container>
        </div>
      </Do>
      <DoNot because="A container in a container doubles the gap to the edges.">
        <Container className="border border-dashed border-dp-line-strong py-2 text-dp-sm">
          <Container className="border border-dashed border-dp-line-strong py-2">Content</Container>
        </Container>
      </DoNot>
    </>
  ),
  supply: ['Nothing: it is an element without a meaning.'],
  content: ['Headings and tables may be wider than the text below them.'],
  sentences: {
    'Container.size':
      '`container` for the page, at most 82 rem; `reading` for text, at most 42 rem.',
  },
}
