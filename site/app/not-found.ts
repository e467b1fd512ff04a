/** Marks 404.html where other pages carry the id of their page. */
export const NOT_FOUND = 'not-found'
