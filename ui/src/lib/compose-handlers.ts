import { isNode } from './realm.ts'

interface PlacedEvent {
  readonly target: unknown
  readonly currentTarget: unknown
}

/** Whether an event comes from the element itself. React also bubbles events from layers opened inside it. */
function isInside({ target, currentTarget }: PlacedEvent): boolean {
  // A form has a control named "contains" for it.
  const { contains } = Node.prototype
  return !(isNode(target) && isNode(currentTarget)) || contains.call(currentTarget, target)
}

/**
 * Calls the app's handler of an event, then the component's own, unless the app has prevented it by
 * `preventDefault()` or it happened in a layer.
 */
function composeHandlers<Event extends PlacedEvent & { readonly defaultPrevented: boolean }>(
  theirs: ((event: Event) => void) | undefined,
  own: (event: Event) => void,
) {
  return (event: Event) => {
    // An event that a descendant has prevented, such as a router's link, does not concern the component.
    const before = event.defaultPrevented
    theirs?.(event)
    if (isInside(event) && (before || !event.defaultPrevented)) own(event)
  }
}

interface ValueEvent extends PlacedEvent {
  readonly defaultPrevented: boolean
  readonly currentTarget: { readonly value: string }
}

/** The `onChange` of a native control that has `onValueChange` as well. */
function changeHandler<Event extends ValueEvent, Value extends string>(
  onChange: ((event: Event) => void) | undefined,
  onValueChange: ((value: Value) => void) | undefined,
) {
  if (!onValueChange) return onChange
  return composeHandlers(onChange, ({ currentTarget }: Event) =>
    onValueChange(currentTarget.value as Value),
  )
}

export { changeHandler, composeHandlers }
