const list = (names: readonly string[]) => new Intl.ListFormat('en').format(names)

/** Behind a value, where it is the most or the least of those compared. */
const rank = {
  most: (level: readonly string[]) =>
    level.length > 0 ? `, the most here, level with ${list(level)}` : ', the most here',
  least: (level: readonly string[]) =>
    level.length > 0 ? `, the least here, level with ${list(level)}` : ', the least here',
} as const

/** What the values of a film say, in sentences. The ranges are the FAQ's. */
export const strengthText = {
  rank,
  heat: (tser: number, place: string) =>
    `Keeps out ${tser}% of the sun’s energy${place}: 70 to 85% is good.`,
  moreHeat: (tser: number, place: string) =>
    `Keeps out ${tser}% of the sun’s energy${place}: more than the 70 to 85% that is good.`,
  halfTheHeat: (tser: number, place: string) =>
    `Keeps out ${tser}% of the sun’s energy${place}: half or more, and less than the 70 to 85% that is good.`,
  lessHeat: (tser: number, place: string) =>
    `Keeps out ${tser}% of the sun’s energy${place}: 70 to 85% would be good.`,
  uv: (uvr: number, place: string) =>
    `Blocks ${uvr}% of ultraviolet${place}: a protective film has 95 to 100%.`,
  lessUv: (uvr: number) =>
    `Blocks ${uvr}% of ultraviolet: a protective film would have 95 to 100%.`,
  infrared: (irr: number, place: string) => `Stops ${irr}% of infrared${place}.`,
  infraredAlone: (irr: number) =>
    `Stops ${irr}% of infrared, and still lets much heat in as visible light.`,
  night: (vlt: number) => `Lets ${vlt}% of the light in, balanced for driving at night.`,
  darkNight: (vlt: number) =>
    `Lets ${vlt}% of the light in: at night 20 to 50% is the balanced choice.`,
  lightNight: (vlt: number) =>
    `Lets ${vlt}% of the light in, so that the road at night stays bright.`,
  darkView: (vlt: number) => `Darkens the view as well: ${vlt}% of the light is left.`,
  leastGlare: (vlt: number) => `Takes the most glare away: ${vlt}% of the brightness is left.`,
  mostGlare: (vlt: number) => `Takes the least glare away: ${vlt}% of the brightness is left.`,
  clear: (vlt: number) => `Is close to clear: with ${vlt}% of the light, glare stays.`,
  lighterYetCooler: (others: readonly string[]) =>
    `Lets in more light than ${list(others)} and keeps out no less of the sun’s energy.`,
  darkerYetWarmer: (others: readonly string[]) =>
    `Is darker than ${list(others)} and keeps out no more of the sun’s energy.`,
  strength: (mil: number) => `Is ${mil} mil thick: that is strength, and says little about heat.`,
} as const

/** One film of the comparison. */
export const filmStrengths = {
  good: 'Good at',
  bad: 'Less good at',
  spectrum: (name: string) => `Light that ${name} lets through`,
  see: (line: string) => `See ${line}`,
  /** Before the product, for those who cannot see what film it belongs to. */
  buy: (price: string) => `In the demo store, ${price}`,
} as const
