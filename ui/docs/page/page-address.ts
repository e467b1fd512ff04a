/** The last part of a story's title: `Dialog` of `Feedback/Dialog`. */
const pageName = (title: string) => title.split('/').at(-1) ?? title

/** The address of a docs page, from the title of its stories as Storybook makes ids of them. */
const pageAddress = (title: string) =>
  `?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`

export { pageAddress, pageName }
