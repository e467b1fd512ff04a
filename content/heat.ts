const watts = (value: number) => `${Math.round(value)} W/m²`

/** Mean irradiance, W/m². */
interface Means {
  readonly seat: number
  readonly dashboard: number
}

/** How much less, or more, than something else, of the figures as they are said. */
function difference(value: number, than: number, where: string): string {
  const less = Math.round(than) - Math.round(value)
  if (less === 0) return `no less ${where}`
  return `${watts(Math.abs(less))} ${less > 0 ? 'less' : 'more'} ${where}`
}

/** The text of the map of irradiance in a cabin. */
export const heatText = {
  title: 'Where the heat lands',
  text: 'Two films may look equally dark and still let in different amounts of the sun. On the seat it shows.',
  first: 'First film',
  second: 'Second film',
  bare: 'No film',
  option: (name: string, vlt: number, tser: number) => `${name}: VLT ${vlt}%, TSER ${tser}%`,
  choose: 'Choose the films',
  place: 'The films are on',
  sides: 'The side and rear windows',
  all: 'All windows (on windshields many tint laws forbid it)',
  legend: 'Irradiance on the surfaces of the cabin, W/m²',
  ticks: ['0', '300', '600', '900'],
  name: (film: string | undefined) => film ?? 'Bare glass',
  means: ({ seat, dashboard }: Means) =>
    `${watts(seat)} on the driver’s seat, ${watts(dashboard)} on the dashboard`,
  film: (name: string, means: Means) => `${name}: ${heatText.means(means)}.`,
  picture: (alt: string, film: string, means: Means) => `${alt} ${heatText.film(film, means)}`,
  compare: (name: string, film: Means, other: string, than: Means) =>
    name === other
      ? `Both pictures show ${name}.`
      : `With ${name} it is ${difference(film.seat, than.seat, 'on the seat')} and ${difference(film.dashboard, than.dashboard, 'on the dashboard')} than with ${other}.`,
  illustrative: 'Computed from illustrative values of the films.',
  where: 'The films are on the side windows and the rear window; the windshield is bare.',
  everywhere: 'The films are on all windows.',
  method: 'A simulation of irradiance, not of temperature: how it is computed',
  assumptions:
    'The car is parked; the sun stands 42° high ahead of the driver’s door, and 1000 W/m² fall on a plane that faces it, as in ASTM G173 for air mass 1.5. Surfaces are matt and throw back 40%. Of what falls on a window the share 1 − TSER counts as let in, at every angle. TSER belongs to film and glass together, for film on clear glass 3 mm thick; that glass alone has 13%, as its solar heat gain coefficient is 0.87, and every window counts as such glass. Averages are over the area that the picture shows.',
  stillCaption: (film: string) => `A finished map: ${film} on the side and rear windows.`,
  failure: 'The map could not be drawn here, so it does not follow the choice.',
  ask: 'Ask a dealer about this',
  inquiry: (sentences: readonly string[]) => sentences.join(' '),
} as const
