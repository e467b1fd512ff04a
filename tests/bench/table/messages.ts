/** One row of the benchmarked table, with the fields of the admin's contact messages. */
export interface Message {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly subject: string
  readonly message: string
  readonly submittedAt: Date
}

export const ROW_COUNT = 10_000

/** The same rows on every run, unsorted. */
export const messages: readonly Message[] = Array.from({ length: ROW_COUNT }, (_, index) => {
  // 7919 and 10,000 are coprime, so each number occurs once.
  const number = String((index * 7919 + 4321) % ROW_COUNT).padStart(5, '0')
  return {
    id: `message-${index}`,
    name: `Person ${number}`,
    email: `person.${number}@example.org`,
    phone: `+1 302 555 ${number}`,
    subject: `Question ${index % 40}`,
    message: `I would like to know what the film of model ${number} costs for a saloon car.`,
    submittedAt: new Date(Date.UTC(2026, 0, 1) + Number(number) * 3_600_000),
  }
})
