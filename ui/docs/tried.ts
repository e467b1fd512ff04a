/** By screen reader and component: what was tried with it, and when. What is not here was not tried. */
const tried: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  NVDA: {},
  VoiceOver: {},
  Orca: {},
}

export { tried }
