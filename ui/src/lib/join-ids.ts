/** The value of an attribute that names elements by their ids, such as `aria-describedby`; none for no element. */
function joinIds(...ids: readonly (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}

export { joinIds }
