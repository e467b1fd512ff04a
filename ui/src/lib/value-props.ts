/** A choice that the app keeps, or the component from `defaultValue` on. */
export interface ValueProps<Value extends string> {
  value?: Value | undefined
  defaultValue?: Value | undefined
  /** Of the type of the values, so that the setter of a union fits. */
  onValueChange?: ((value: NoInfer<Value>) => void) | undefined
}
