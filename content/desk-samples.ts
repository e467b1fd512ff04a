/** What the office did with a sample: one event of its history. */
interface SampleEvent {
  readonly state?: 'new' | 'in-progress' | 'answered' | 'closed' | 'spam'
  readonly note?: string
  /** Whoever adds the samples takes it. */
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
  readonly done?: readonly SampleEvent[]
}

type More = Pick<DeskSample, 'done'>

const started: More = { done: [{ state: 'in-progress', mine: true }] }
const answered: More = { done: [{ state: 'in-progress', mine: true }, { state: 'answered' }] }
const closed: More = {
  done: [{ state: 'answered' }, { state: 'closed', note: 'Thanked us. Done.' }],
}
const spam: More = { done: [{ state: 'spam' }] }
const noted = (note: string): More => ({ done: [{ state: 'in-progress', mine: true, note }] })

const address = (name: string) =>
  `${name
    .normalize('NFKD')
    .replace(/[^a-zA-Z ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.')}@example.com`

/** A contact message. The number's last two digits are `line`. */
const message = (
  hoursAgo: number,
  line: string,
  name: string,
  subject: string,
  text: string,
  more: More = {},
): DeskSample => ({
  collection: 'contact-messages',
  hoursAgo,
  fields: { name, email: address(name), phone: `+1 302 555 01${line}`, subject, message: text },
  ...more,
})

const inquiry = (
  hoursAgo: number,
  name: string,
  country: string,
  city: string,
  text: string,
  more: More = {},
): DeskSample => ({
  collection: 'contact-inquiries',
  hoursAgo,
  fields: { name, email: address(name), country, city, phone: '', message: text },
  ...more,
})

const application = (
  hoursAgo: number,
  company: string,
  name: string,
  [country, city]: readonly [string, string],
  years: string,
  [website, brands]: readonly [string, string],
  why: string,
  more: More = {},
): DeskSample => ({
  collection: 'distributor-applications',
  hoursAgo,
  fields: {
    company,
    website,
    name,
    email: address(name),
    phone: '+1 302 555 0199',
    country,
    city,
    years,
    distributes: brands === '' ? 'No' : 'Yes',
    brands,
    why,
  },
  ...more,
})

const subscriber = (hoursAgo: number, email: string, more: More = {}): DeskSample => ({
  collection: 'newsletter-subscribers',
  hoursAgo,
  fields: { email },
  ...more,
})

const messages = [
  message(
    0.2,
    '01',
    'Mara Castellanos',
    'Product Inquiry',
    'Which film keeps a nursery cool without making it dark? Two windows, both to the south, 1.4 by 2.1 m.',
  ),
  message(
    1,
    '02',
    'Theo Brandvold',
    'General Inquiry',
    'Is the showroom in Dover open on Saturdays? I could only come on the weekend.',
  ),
  message(
    3,
    '03',
    'Priya Nandakumar',
    'Product Inquiry',
    'Will a nano ceramic film disturb the toll tag behind my mirror? The last film did, and I had to cut a hole into it.',
  ),
  message(
    5,
    '04',
    'Lúcia Ferreira',
    'Dealership',
    'We fit about thirty cars a month in the Algarve and would like to see your films. Whom do I talk to?',
  ),
  message(
    8,
    '05',
    'Jonah Whitfield',
    'Others',
    'My order page showed a thank-you, but I read that the shop is a demonstration. Did anything happen?',
  ),
  message(
    20,
    '06',
    'Best Rank Agency',
    'Others',
    'We bring your site to the top of every search in seven days!!! Reply YES for your free report.',
    spam,
  ),
  message(
    22,
    '07',
    'Ingrid Sørlie',
    'Product Inquiry',
    'What is the difference between 2 ply and 3 ply where I live, at 63 degrees north? The sun is low and glares for months.',
    started,
  ),
  message(
    26,
    '08',
    'Dmitri Kowal',
    'Product Inquiry',
    'Safety film for a jeweller’s shop window, 3 by 2.5 m, laminated glass: 8 or 12 mil? The insurer asks for a test report.',
    noted('Insurer wants the report as PDF. Asked the lab.'),
  ),
  message(
    30,
    '09',
    'Amina Yusuf',
    'General Inquiry',
    'Could someone call me about a school with 64 windows? Best before noon.',
  ),
  message(
    45,
    '10',
    'Caleb Oyelaran',
    'Product Inquiry',
    'My dermatologist told me to film the side windows of the car. Does the skin and eye care film block UVA as well, at 30% VLT?',
    answered,
  ),
  message(
    50,
    '11',
    'Hanna Väisänen',
    'Others',
    'The film on our door has a bubble after a week. Is that normal while it dries?\n\nPicture follows if you tell me where to send it.',
    answered,
  ),
  message(
    70,
    '12',
    'Rafael Montoya',
    'Dealership',
    'Do you have a dealer in Santiago? I have a workshop and know four more that would join.',
    started,
  ),
  message(
    74,
    '13',
    'Grace Lindholm',
    'Product Inquiry',
    'Decorative film for a meeting room: can you cut our logo out of it, about 60 cm wide?',
  ),
  message(
    90,
    '14',
    'Sanjay Mehrotra',
    'Product Inquiry',
    'Please quote 1,200 m² of signature sputtering for an office tower, with scaffold times.',
    noted('Big one. Site visit is on the 14th.'),
  ),
  message(
    98,
    '15',
    'Nora Fitzgibbon',
    'General Inquiry',
    'I wrote last week about the warranty and have heard nothing. Is this the right place?',
  ),
  message(
    120,
    '16',
    'Win A Phone',
    'Others',
    'Congratulations, you were chosen: http://example.net/prize',
    spam,
  ),
  message(
    122,
    '17',
    'Oskar Friedländer',
    'Product Inquiry',
    'Ist die 35er Folie in Deutschland vorne erlaubt?',
    answered,
  ),
  message(
    150,
    '18',
    'Yuki Tanabe',
    'Product Inquiry',
    'How long before I can roll the windows down after the film was fitted?',
    closed,
  ),
  message(
    170,
    '19',
    'Elif Demirtaş',
    'Others',
    'Your page says 100% UV. Is that measured from 300 to 380 nm or up to 400? We test sunscreens and are curious.',
  ),
  message(
    195,
    '20',
    'Marcus Adeyemi',
    'Dealership',
    'Three branches in Lagos, ten fitters. We would like the price list for dealers.',
    answered,
  ),
  message(
    240,
    '21',
    'Colette Marchand',
    'Product Inquiry',
    'Une vitrine plein sud, 12 m² : quel film pour protéger les tissus sans reflet ?',
    closed,
  ),
  message(
    300,
    '22',
    'Peter Hallam',
    'General Inquiry',
    'Please send the cleaning advice again, I lost the leaflet.',
    closed,
  ),
  message(
    340,
    '23',
    'Zainab Rehman',
    'Product Inquiry',
    'Does the film void the warranty of double glazing? The maker says it might.',
    answered,
  ),
  message(
    420,
    '24',
    'Luis Carrasco',
    'Others',
    'Thank you, the living room is finally usable in the afternoon.',
    closed,
  ),
  message(
    500,
    '25',
    'Astrid Nyström',
    'Product Inquiry',
    'Cleargard 6 on a car that was in a hail storm: would it have held?',
    closed,
  ),
  message(640, '26', 'Ben Achterberg', 'General Inquiry', 'Do you film caravans?', closed),
] as const

const inquiries = [
  inquiry(
    2,
    'Farah Aziz',
    'Malaysia',
    'Penang',
    'A villa by the sea, 40 m² of glass to the west. Who fits your films here?',
  ),
  inquiry(
    9,
    'Tom Gallagher',
    'Australia',
    'Perth',
    'Ute with a big windshield. What is legal in WA, and who does it?',
  ),
  inquiry(
    28,
    'Nikhil Rao',
    'India',
    'Pune',
    'A clinic wants the skin care film on 22 windows. Nearest dealer please.',
    started,
  ),
  inquiry(
    48,
    'Sophie Laurent',
    'France',
    'Lyon',
    'Un atelier d’artiste avec une verrière : qui pose vos films près de Lyon ?',
  ),
  inquiry(
    75,
    'Omar Haddad',
    'United Arab Emirates',
    'Sharjah',
    'Fleet of 18 vans, white, all day in the sun.',
    noted('Passed on to the dealer of the region, waits for a date.'),
  ),
  inquiry(
    100,
    'Emily Carver',
    'Canada',
    'Halifax',
    'Church windows, old glass, UV only and no tint. Is anyone near who has done that?',
  ),
  inquiry(
    140,
    'Wei Ling Goh',
    'Singapore',
    'Singapore',
    'Condominium on the 31st floor, glass must not be changed from outside.',
    answered,
  ),
  inquiry(
    200,
    'Kofi Mensah',
    'Other',
    'Accra',
    'We have no dealer in Ghana, I think. Could I become one?',
    answered,
  ),
  inquiry(
    260,
    'Jürgen Abend',
    'Germany',
    'Leipzig',
    'Altbau, Kastenfenster, Südseite. Wer macht so etwas hier?',
    closed,
  ),
  inquiry(330, 'Cheap Visa Now', 'Other', 'Everywhere', 'Visa in 3 days guaranteed', spam),
  inquiry(
    400,
    'Alice Penhaligon',
    'United Kingdom',
    'Truro',
    'A greenhouse that should be less of one.',
    closed,
  ),
  inquiry(
    550,
    'Danielle Brooks',
    'United States',
    'Tucson',
    'RV with twelve windows, parked outside all year.',
    closed,
  ),
] as const

const applications = [
  application(
    6,
    'Vitralux Sul',
    'Henrique Prado',
    ['Brazil', 'Curitiba'],
    '5+ years',
    ['www.example.com/vitralux', 'Two makers from Asia'],
    'Our architects ask for sputtered films with figures that somebody has measured. We have a van, six fitters and a warehouse.',
  ),
  application(
    33,
    'Nordglas Montasje',
    'Silje Aasen',
    ['Norway', 'Bergen'],
    '3-5 years',
    ['example.org', ''],
    'Offices here want less glare in winter and no mirror.',
    started,
  ),
  application(
    60,
    'Kilimanjaro Auto Care',
    'Neema Mushi',
    ['Tanzania', 'Arusha'],
    '1-3 years',
    ['', ''],
    'Safari cars stand in the sun all day, and nobody here sells a film that lasts.',
  ),
  application(
    110,
    'Atelier Verre & Lumière',
    'Baptiste Roux',
    ['Belgium', 'Liège'],
    '5+ years',
    ['https://example.net/verre', 'One maker, decorative films alone'],
    'We already cut decorative films for shops and want the safety films as well.',
    noted('Good references. Contract draft sent.'),
  ),
  application(
    180,
    'Harbour Tint Co',
    'Aroha Ngata',
    ['New Zealand', 'Napier'],
    '3-5 years',
    ['see our Instagram', 'Three makers'],
    'Fewer brands and better ones.',
    answered,
  ),
  application(
    230,
    'SEO Masters',
    'John Clicks',
    ['United States', 'Anytown'],
    'Less than 1 year',
    ['example.net/seo', ''],
    'We bring you customers.',
    spam,
  ),
  application(
    310,
    'Sklo Moravia',
    'Tereza Nováková',
    ['Czech Republic', 'Brno'],
    '1-3 years',
    ['example.com/sklo', ''],
    'A new housing estate with 900 flats and a heat problem is being built next to us.',
    answered,
  ),
  application(
    450,
    'Desert Shade Trading',
    'Khalid Al Amri',
    ['Oman', 'Muscat'],
    '5+ years',
    ['www.example.org', 'Four makers'],
    'The heat. We measure with our own meter and would like a film that matches its data sheet.',
    closed,
  ),
  application(
    600,
    'Ventana Clara',
    'Ximena Duarte',
    ['Mexico', 'Mérida'],
    '3-5 years',
    ['', 'One maker'],
    'Our supplier has stopped delivering to Yucatán.',
    closed,
  ),
  application(
    700,
    'Tint & Tide',
    'Rory MacLeod',
    ['United Kingdom', 'Oban'],
    'Less than 1 year',
    ['', ''],
    'One man, one van, plenty of boats with glass.',
    closed,
  ),
] as const

const subscribers = [
  subscriber(0.5, 'facade.notes@example.org'),
  subscriber(4, 'mara.castellanos@example.com'),
  subscriber(12, 'studio@example.net'),
  subscriber(40, 'h.vaisanen@example.com'),
  subscriber(66, 'qwe123@example.net', spam),
  subscriber(95, 'workshop.leith@example.org'),
  subscriber(160, 'a.reader@example.com'),
  subscriber(210, 'Studio@example.net'),
  subscriber(290, 'glazing.news@example.org'),
  subscriber(380, 'oskar.friedlander@example.com'),
  subscriber(520, 'library+films@example.org'),
  subscriber(680, 'facade.notes@example.org'),
] as const

/** Sixty records of all kinds, with what an office might have done with them. Marked as samples where they are shown. */
export const deskSamples: readonly DeskSample[] = [
  ...messages,
  ...inquiries,
  ...applications,
  ...subscribers,
]
