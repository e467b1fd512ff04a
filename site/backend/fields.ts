/**
 * How a collection and its fields are described. Everything that must agree about a stored field
 * follows from its description: the payload, what the stores accept, the control and the reading
 * of the form, the admin's column.
 */

interface FieldBase {
  /** `{ field, is }`: required while that other field has this value, and empty otherwise. */
  readonly required: boolean | { readonly field: string; readonly is: string }
  /** `false` keeps the field out of the admin's table. */
  readonly listed?: false
  /** What a browser may fill in: a token of HTML's `autocomplete`. */
  readonly autoComplete?: string
}

/** What a visitor types. */
export interface TextField extends FieldBase {
  readonly kind: 'text' | 'email' | 'phone' | 'url' | 'longText'
  /** The most characters, counted in UTF-16 code units as `String.length` does. */
  readonly limit: number
}

/** What a visitor picks from a list. */
export interface OptionField extends FieldBase {
  readonly kind: 'option'
  /** Not from `films.ts`: tests read the descriptions in Node, which has no `import.meta.glob`. */
  readonly options: readonly string[]
}

export type FieldDescription = TextField | OptionField

export interface CollectionDescription {
  readonly name: string
  /** The field that holds the store's own time of the write. */
  readonly timeField: 'subscribedAt' | 'submittedAt'
  /** What every new record says besides what was filled in. */
  readonly constants: Readonly<Record<string, string>>
  /**
   * What is filled in, in the order of the admin's columns. A new field starts as one that is not required: pages
   * that are open during the deploy do not send it.
   */
  readonly fields: Readonly<Record<string, FieldDescription>>
}

// Also in forms without a collection, and on every page: the other fields are in `collections.ts`.
export const name = { kind: 'text', limit: 120, required: true, autoComplete: 'name' } as const
/** 254 characters: the longest address that RFC 5321 allows. */
export const email = { kind: 'email', limit: 254, required: true, autoComplete: 'email' } as const

const DOMAIN_LABEL = '[a-zA-Z0-9]([a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?'
/**
 * What passes for an e-mail address: what HTML says of `type="email"`, which some browsers stretch. It takes no
 * comma, so that one address cannot become two. In the syntax that JavaScript, the `pattern` attribute (which
 * wants more escapes inside brackets) and Firestore's rules share.
 */
export const EMAIL_PATTERN = `[a-zA-Z0-9.!#$%&'*+\\/=?^_\`\\{\\|\\}~\\-]+@${DOMAIN_LABEL}(\\.${DOMAIN_LABEL})*`
