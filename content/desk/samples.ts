/** What the office did with a sample: one event of its history. */
interface SampleEvent {
  readonly status?: 'pending' | 'in-progress' | 'answered' | 'closed' | 'spam'
  readonly note?: string
  /** Whether the admin who adds the samples is assigned to it. */
  readonly mine?: true
}

/** A made-up record to try the desk with. Names are invented, addresses and numbers reserved for examples. */
export interface DeskSample {
  readonly collection:
    | 'contact-messages'
    | 'contact-inquiries'
    | 'distributor-applications'
    | 'newsletter-subscribers'
  readonly hoursAgo: number
  readonly fields: Readonly<Record<string, string>>
  readonly done: readonly SampleEvent[]
}

const people =
  'Mara Castellanos, Theo Brandvold, Priya Nandakumar, Lúcia Ferreira, Jonah Whitfield, Ingrid Sørlie, Dmitri Kowal, Amina Yusuf, Caleb Oyelaran, Hanna Väisänen, Rafael Montoya, Sanjay Mehrotra, Nora Fitzgibbon, Oskar Friedländer, Yuki Tanabe, Elif Demirtaş, Colette Marchand, Zainab Rehman, Wei Ling Goh'.split(
    ', ',
  )

// Every seventh text of each list, from the sixth on, is spam.

/** Subject, text. */
const messages = [
  'Product Inquiry: Which film keeps a nursery cool without making it dark? Two windows, both to the south, 1.4 by 2.1 m.',
  'General Inquiry: Is the showroom in Dover open on Saturdays? I could only come on the weekend.',
  'Product Inquiry: Will a nano ceramic film disturb the toll tag behind my mirror? The last film did, and I had to cut a hole into it.',
  'Dealership: We fit about thirty cars a month in the Algarve and would like to see your films. Whom do I talk to?',
  'Others: My order page showed a thank-you, but I read that the shop is a demonstration. Did anything happen?',
  'Others: We bring your site to the top of every search in seven days!!! Reply YES for your free report: http://example.net/prize',
  'Product Inquiry: Safety film for a jeweler’s shop window, 3 by 2.5 m, laminated glass: 8 or 12 mil? The insurer asks for a test report.',
  'General Inquiry: Could someone call me about a school with 64 windows? Best before noon.',
  'Product Inquiry: My dermatologist told me to film the side windows of the car. Does the skin and eye care film block UVA as well, at 30% VLT?',
  'Others: The film on our door has a bubble after a week. Is that normal while it dries?\n\nPicture follows if you tell me where to send it.',
  'Product Inquiry: Ist die 35er Folie in Deutschland vorne erlaubt?',
  'Product Inquiry: Please quote 1,200 m² of signature sputtering for an office tower, with scaffold times.',
  'Others: Congratulations, you were chosen: http://example.net/prize',
  'Product Inquiry: Une vitrine plein sud, 12 m² : quel film pour protéger les tissus sans reflet ?',
]

/** Country, city, text. */
const inquiries = [
  'Malaysia, Penang: A villa by the sea, 40 m² of glass to the west. Who fits your films here?',
  'Australia, Perth: Ute with a big windshield. What is legal in WA, and who does it?',
  'India, Pune: A clinic wants the skin care film on 22 windows. Nearest dealer please.',
  'France, Lyon: Un atelier d’artiste avec une verrière : qui pose vos films près de Lyon ?',
  'Other, Accra: We have no dealer in Ghana, I think. Could I become one?',
  'Other, Everywhere: Visa in 3 days guaranteed',
  'United Kingdom, Truro: A greenhouse that should be less of one.',
]

/** Country, city, company, text. */
const applications = [
  'Brazil, Curitiba, Vitralux Sul: Our architects ask for sputtered films with figures that somebody has measured. We have a van, six fitters and a warehouse.',
  'Norway, Bergen, Nordglas Montasje: Offices here want less glare in winter and no mirror.',
  'Tanzania, Arusha, Kilimanjaro Auto Care: Safari cars stand in the sun all day, and nobody here sells a film that lasts.',
  'Belgium, Liège, Atelier Verre & Lumière: We already cut decorative films for shops and want the safety films as well.',
  'New Zealand, Napier, Harbour Tint Co: Fewer brands and better ones.',
  'United States, Anytown, SEO Masters: We bring you customers.',
  'Oman, Muscat, Desert Shade Trading: The heat. We measure with our own meter and would like a film that matches its data sheet.',
]

/** Two of them twice, one in other letters. */
const subscribers =
  'facade.notes@example.org mara.castellanos@example.com studio@example.net h.vaisanen@example.com workshop.leith@example.org qwe123@example.net a.reader@example.com Studio@example.net glazing.news@example.org oskar.friedlander@example.com library+films@example.org facade.notes@example.org'.split(
    ' ',
  )

const pick = <T>(list: readonly T[], place: number) => list[place % list.length] as T

const isSpam = (place: number) => place % 7 === 5

const started: SampleEvent = { status: 'in-progress', mine: true }

/** What may have been done with the newest quarter of a list, and so on to the oldest. */
const done: readonly (readonly (readonly SampleEvent[])[])[] = [
  [[]],
  [[], [started], [{ ...started, note: 'Passed on to the dealer, waits for a date.' }]],
  [[started, { status: 'answered' }], [], [started]],
  [
    [{ status: 'answered' }, { status: 'closed', note: 'Thanked us. Done.' }],
    [{ status: 'answered' }],
  ],
]

/** Samples of a collection, from this hour to a month ago. */
function samplesOf(
  collection: DeskSample['collection'],
  count: number,
  fieldsOf: (place: number) => DeskSample['fields'],
): DeskSample[] {
  return Array.from({ length: count }, (_, place) => ({
    collection,
    hoursAgo: 0.2 + 700 * (place / count) ** 2,
    fields: fieldsOf(place),
    done: isSpam(place)
      ? [{ status: 'spam' }]
      : pick(done[Math.floor((done.length * place) / count)] ?? [], place),
  }))
}

function person(place: number) {
  const name = isSpam(place) ? 'Best Rank Agency' : pick(people, place)
  const letters = name.normalize('NFKD').replace(/[^a-zA-Z ]/g, '')
  return { name, email: `${letters.toLowerCase().replaceAll(' ', '.')}@example.com` }
}

/** What stands before the first colon of a line, and what follows it. */
function partsOf(line: string): readonly [string, ...string[]] {
  const [facts = '', ...text] = line.split(': ')
  return [text.join(': '), ...facts.split(', ')]
}

/** Sixty records of all kinds, with what an office might have done with them. Marked as samples where they are shown. */
export const deskSamples: readonly DeskSample[] = [
  ...samplesOf('contact-messages', 26, (place) => {
    const [message, subject = ''] = partsOf(pick(messages, place))
    const phone = `+1 302 555 01${String(place).padStart(2, '0')}`
    return { ...person(place), phone, subject, message }
  }),
  ...samplesOf('contact-inquiries', 12, (place) => {
    const [message, country = '', city = ''] = partsOf(pick(inquiries, place))
    return { ...person(place + 7), country, city, phone: '', message }
  }),
  ...samplesOf('distributor-applications', 10, (place) => {
    const [why, country = '', city = '', company = ''] = partsOf(pick(applications, place))
    const brands = pick(['Two makers from Asia', '', 'One maker, decorative films alone'], place)
    const websites = ['www.example.com/films', 'example.org', '', 'see our Instagram']
    const years = pick(['5+ years', '3-5 years', '1-3 years', 'Less than 1 year'], place)
    return {
      ...{ company, website: pick(websites, place), ...person(place + 14) },
      ...{ phone: '+1 302 555 0199', country, city, years },
      ...{ distributes: brands === '' ? 'No' : 'Yes', brands, why },
    }
  }),
  ...samplesOf('newsletter-subscribers', 12, (place) => ({ email: pick(subscribers, place) })),
]
