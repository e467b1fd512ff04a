/** The same props, each of which may be left out, or be `undefined` where an app hands on what it was not given. */
type Optional<Props> = { [Name in keyof Props]?: Props[Name] | undefined }

export type { Optional }
