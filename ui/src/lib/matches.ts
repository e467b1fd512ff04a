/** Whether a media query holds; none does in an environment without them, such as jsdom. */
const matches = (query: string) => window.matchMedia?.(query)?.matches ?? false

export { matches }
