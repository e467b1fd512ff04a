export interface DeskSample {
  readonly collection:
    | 'contact-messages'
    | 'contact-inquiries'
    | 'distributor-applications'
    | 'newsletter-subscribers'
  readonly hoursAgo: number
  readonly fields: Readonly<Record<string, string>>
  readonly suspected?: 'honeypot' | 'speed'
  readonly done?: readonly {
    readonly state?: 'new' | 'in-progress' | 'answered' | 'closed' | 'spam'
    readonly note?: string
    readonly mine?: true
  }[]
}
export const deskSamples: readonly DeskSample[] = []
