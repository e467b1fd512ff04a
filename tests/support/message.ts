/** A stored contact message; a higher number is a newer one. */
export const message = (number: number, changes: Readonly<Record<string, unknown>> = {}) => ({
  id: `message-${String(number).padStart(12, '0')}`,
  name: `Person ${number}`,
  email: `person-${number}@example.com`,
  phone: '+1 302 555 0100',
  subject: 'Product Inquiry',
  message: `Message ${number}`,
  status: 'pending',
  submittedAt: new Date(Date.UTC(2026, 0, 1, 12, 0, number)),
  ...changes,
})

/** This many messages, the oldest first. */
export const messages = (count: number) =>
  Array.from({ length: count }, (_, index) => message(index + 1))
