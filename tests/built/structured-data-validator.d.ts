declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly rootType: string
    readonly issueMessage: string
    readonly severity: 'ERROR' | 'WARNING'
  }

  /** Checks what Google asks of the types it shows as rich results. */
  export default class Validator {
    /** @param found the documents of a page by their `@type` */
    validate(found: {
      readonly jsonld: Readonly<Record<string, readonly object[]>>
    }): Promise<Issue[]>
  }
}
