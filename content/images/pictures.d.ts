declare module '*.jpg?picture' {
  const source: import('./picture').PictureSource
  export default source
}

declare module '*.png?layer' {
  /** Addresses by width in px. */
  const source: Readonly<Record<number, string>>
  export default source
}

declare module '*.png?fine-layer' {
  /** Addresses by width in px. */
  const source: Readonly<Record<number, string>>
  export default source
}
