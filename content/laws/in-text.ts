/** A place as it stands in a sentence: "the United Kingdom", "Texas". */
export const inText = (place: string) => (/^(United|District)/.test(place) ? `the ${place}` : place)
