/** A request of a customer, as a server keeps it. */
export interface Request {
  readonly id: string
  readonly customer: string
  readonly email: string
  readonly subject: string
  readonly message: string
  readonly state: State
  readonly owner: string | null
  readonly amount: number
  readonly at: Date
}

export type State = 'new' | 'open' | 'closed'

export const states: readonly State[] = ['new', 'open', 'closed']

const customers = ['Ada Byron', 'Émilie du Châtelet', 'Hedwig Kohn', 'Fatima al-Fihri', 'Mary Ward']
const subjects = ['Broken on arrival', 'A second invoice', 'When does it come?', 'Wrong color']
const owners = ['Caroline', null, 'Tycho', null]

/** Made by rule, so that everybody sees the same. */
export const requests: readonly Request[] = Array.from({ length: 2_000 }, (_, place) => ({
  id: `${10_000 + place}`,
  customer: `${customers[place % customers.length]} ${place + 1}`,
  email: `customer.${place + 1}@example.org`,
  subject: subjects[(place * 7) % subjects.length] ?? '',
  message: 'The parcel came on Tuesday. Please tell me what happens next, and by when.',
  state: states[(place * 5) % states.length] ?? 'new',
  owner: owners[place % owners.length] ?? null,
  amount: ((place * 7_919) % 90_000) / 100,
  at: new Date(Date.UTC(2026, 9, 30, 16) - place * 5_400_000),
}))

/** What the desk asks of a server. */
export interface Server {
  load(): Promise<readonly Request[]>
  /** Resolves to what is wrong, by the names of the fields. */
  invite(values: FormData): Promise<Readonly<Record<string, string>> | undefined>
}
