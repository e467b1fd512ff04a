declare module 'virtual:modules' {
  /** By their names in the package's `exports`. */
  export const modules: Readonly<Record<string, import('./module.ts').Module>>
}
