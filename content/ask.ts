/** How a chunk is asked for. The site's way asks again after a failure. */
export type Ask = <T>(load: () => Promise<T>) => () => Promise<T>

export const askOnce: Ask = (load) => load
