/** A button at the end of an input, within its edge: in a frame around both, where the input has `pe-14`. */
const inputButtonClasses =
  'absolute end-1 top-1/2 -translate-y-1/2 text-dp-text-muted hover:text-dp-text'

export { inputButtonClasses }
