/** Whether a key is an input method's. Safari ends the composition before the key that ends it. */
const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229

export { isComposing }
