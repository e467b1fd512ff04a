const WITH_ARTICLE =
  /^(Bahamas|Central African|Comoros|Czech|Democratic|District|Dominican R|Gambia|Maldives|Marshall|Netherlands|Philippines|Republic|Seychelles|Solomon|United)/

/** A place as it stands in a sentence: "the United Kingdom", "Texas". */
export const inText = (place: string) => (WITH_ARTICLE.test(place) ? `the ${place}` : place)
