/** One row of the measured table, as the admin's contact messages have them. */
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

/** The same rows each time, in no order. */
export const messages: readonly Message[] = Array.from({ length: ROW_COUNT }, (_, index) => {
  // 7919 has no factor in common with 10,000, so that each number comes once.
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
