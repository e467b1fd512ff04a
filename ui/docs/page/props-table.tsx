import { commonSentences } from './common-sentences.ts'
import type { Guide } from './guide.tsx'
import type { Module, Part, Prop } from './module.ts'
import { Code, Prose } from './prose.tsx'

/** Every prop that a part adds to its element: type or values, default, and a sentence. */
function PropsTable({ part, guide }: { part: Part; guide: Guide }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-dp-lg font-semibold">{part.name}</h3>
      <p className="max-w-dp-reading text-dp-text-muted">
        <Prose>{sentenceOf(part, guide)}</Prose>
      </p>
      {part.props.length === 0 ? (
        <p className="text-dp-sm text-dp-text-muted">Only the attributes of its element.</p>
      ) : (
        <dl className="border-b border-dp-line">
          {part.props.map((prop) => (
            <PropRow key={prop.name} prop={prop} sentence={propSentence(part, prop, guide)} />
          ))}
        </dl>
      )}
    </div>
  )
}

function PropRow({ prop, sentence }: { prop: Prop; sentence: string }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-t border-dp-line py-3 text-dp-sm md:grid-cols-[14rem_1fr]">
      <dt className="font-semibold wrap-anywhere">
        <code className="font-mono">{prop.name}</code>
        {prop.required && <span className="ms-2 font-normal text-dp-text-muted">required</span>}
      </dt>
      <dd className="grid gap-1.5">
        <p>
          <Prose>{sentence}</Prose>
        </p>
        <p className="flex flex-wrap items-baseline gap-1.5">
          {prop.values.length > 0 ? (
            prop.values.map((value) => <Code key={value}>{value}</Code>)
          ) : (
            <Code>{prop.type}</Code>
          )}
          {prop.default !== undefined && (
            <span className="ms-2 text-dp-text-muted">
              default <Code>{prop.default}</Code>
            </span>
          )}
        </p>
      </dd>
    </div>
  )
}

/** What a component is for: what its guide says, or its source. */
const purposeOf = (module: Module, guide: Guide) => guide.purpose ?? module.parts[0]?.sentence ?? ''

/** What a part is: what its source says, or its guide. */
function sentenceOf(part: Part, guide: Guide): string {
  return part.sentence || guide.sentences?.[part.name] || ''
}

/** What a prop means: what its source says, or its guide, or what it means everywhere. */
function propSentence(part: Part, prop: Prop, guide: Guide): string {
  const own = prop.sentence || guide.sentences?.[`${part.name}.${prop.name}`]
  return own || commonSentences[prop.name] || ''
}

/** What a function is for: what its source says, or what it is everywhere. */
function functionSentence({ name, sentence }: Module['functions'][number]): string {
  return sentence || commonSentences[name] || ''
}

export { functionSentence, PropsTable, propSentence, purposeOf, sentenceOf }
