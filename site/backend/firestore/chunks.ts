/** Over HTTP/1 browsers open 6 connections to a server; what waits for one waits within its time limit. */
const REQUESTS_AT_ONCE = 5

/** Asks once for every `size` items, a few times at once. The answers come in the order of the items. */
export async function eachChunk<T, Answer>(
  items: readonly T[],
  size: number,
  ask: (chunk: readonly T[]) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const count = Math.ceil(items.length / size)
  const answers: Answer[] = Array(count)
  // All workers take from the one iterator, so each chunk is asked for once.
  const places = answers.keys()
  const work = async () => {
    for (const place of places) {
      answers[place] = await ask(items.slice(place * size, (place + 1) * size))
    }
  }
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, work))
  return answers
}
