/**
 * Calls the app's handler of an event, then the component's own, unless the app has prevented it by
 * `preventDefault()`.
 */
function composeHandlers<Event extends { readonly defaultPrevented: boolean }>(
  theirs: ((event: Event) => void) | undefined,
  own: (event: Event) => void,
) {
  return (event: Event) => {
    // Prevented further inside, as by a router's link, it does not concern the component.
    const before = event.defaultPrevented
    theirs?.(event)
    if (before || !event.defaultPrevented) own(event)
  }
}

interface ValueEvent {
  readonly defaultPrevented: boolean
  readonly currentTarget: { readonly value: string }
}

/** The `onChange` of a native control that has `onValueChange` as well. */
function changeHandler<Event extends ValueEvent>(
  onChange: ((event: Event) => void) | undefined,
  onValueChange: ((value: string) => void) | undefined,
) {
  if (!onValueChange) return onChange
  return composeHandlers(onChange, ({ currentTarget }: Event) => onValueChange(currentTarget.value))
}

export { changeHandler, composeHandlers }
