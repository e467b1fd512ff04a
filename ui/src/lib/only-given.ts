/** The props but those that are `undefined`: an app hands them on, and they would replace an id, a name or a type. */
const onlyGiven = <Props extends object>(props: Props) =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Props

export { onlyGiven }
