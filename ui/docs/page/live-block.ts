/** A part of the Markdown of a page that the catalog shows live in its place; its name is the group. */
const liveBlock = /^<!-- (\w+) -->$[\s\S]*?^<!-- \/\1 -->$/m

/** Marks a part of the Markdown of a page that the catalog shows live in its place. */
const inLiveBlock = (name: string, text: string) =>
  `<!-- ${name} -->\n\n${text}\n\n<!-- /${name} -->`

export { inLiveBlock, liveBlock }
