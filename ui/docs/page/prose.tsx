// `sb-unstyled` is Storybook's own name for what its styles of texts leave alone.
const codeClasses =
  'sb-unstyled rounded-dp-sm bg-dp-text/6 px-1 py-0.5 font-mono text-[0.9em] wrap-anywhere'

/** A text whose `code` stands in backticks. */
function Prose({ children }: { children: string }) {
  return children.split('`').map((piece, place) =>
    // What stands between backticks has an odd place.
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not move
    place % 2 === 0 ? piece : <Code key={place}>{piece}</Code>,
  )
}

function Code({ children }: { children: string }) {
  return <code className={codeClasses}>{children}</code>
}

/** Sentences as a list. */
function Points({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid max-w-dp-reading list-disc gap-2 ps-5 marker:text-dp-text-muted">
      {items.map((item) => (
        <li key={item}>
          <Prose>{item}</Prose>
        </li>
      ))}
    </ul>
  )
}

export { Code, Points, Prose }
