declare module 'virtual:modules' {
  /** The modules by their names in the `exports` of the package. */
  export const modules: Readonly<Record<string, import('./shown-module.ts').ShownModule>>
}
