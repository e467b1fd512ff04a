/**
 * The countries a distributor can apply from, and places whose addresses name none: A to Z as they are shown, a line for
 * each initial.
 */
const byInitial = [
  'Afghanistan, Albania, Algeria, Andorra, Angola, Antigua and Barbuda, Argentina, Armenia, Australia, Austria, Azerbaijan',
  'Bahamas, Bahrain, Bangladesh, Barbados, Belarus, Belgium, Belize, Benin, Bhutan, Bolivia, Bosnia and Herzegovina, Botswana, Brazil, Brunei, Bulgaria, Burkina Faso, Burundi',
  'Cabo Verde, Cambodia, Cameroon, Canada, Central African Republic, Chad, Chile, China, Colombia, Comoros, Republic of the Congo, Democratic Republic of the Congo, Costa Rica, Ivory Coast, Croatia, Cuba, Cyprus, Czech Republic',
  'Denmark, Djibouti, Dominica, Dominican Republic',
  'Ecuador, Egypt, El Salvador, Equatorial Guinea, Eritrea, Estonia, Eswatini, Ethiopia',
  'Fiji, Finland, France',
  'Gabon, Gambia, Georgia, Germany, Ghana, Greece, Grenada, Guatemala, Guinea, Guinea-Bissau, Guyana',
  'Haiti, Honduras, Hong Kong, Hungary',
  'Iceland, India, Indonesia, Iran, Iraq, Ireland, Israel, Italy',
  'Jamaica, Japan, Jordan',
  'Kazakhstan, Kenya, Kiribati, Kosovo, Kuwait, Kyrgyzstan',
  'Laos, Latvia, Lebanon, Lesotho, Liberia, Libya, Liechtenstein, Lithuania, Luxembourg',
  'Macao, Madagascar, Malawi, Malaysia, Maldives, Mali, Malta, Marshall Islands, Mauritania, Mauritius, Mexico, Micronesia, Moldova, Monaco, Mongolia, Montenegro, Morocco, Mozambique, Myanmar',
  'Namibia, Nauru, Nepal, Netherlands, New Zealand, Nicaragua, Niger, Nigeria, North Korea, North Macedonia, Norway',
  'Oman',
  'Pakistan, Palau, Palestine, Panama, Papua New Guinea, Paraguay, Peru, Philippines, Poland, Portugal, Puerto Rico',
  'Qatar',
  'Romania, Russia, Rwanda',
  'Samoa, San Marino, Sao Tome and Principe, Saudi Arabia, Senegal, Serbia, Seychelles, Sierra Leone, Singapore, Slovakia, Slovenia, Solomon Islands, Somalia, South Africa, South Korea, South Sudan, Spain, Sri Lanka, Saint Kitts and Nevis, Saint Lucia, Saint Vincent and the Grenadines, Sudan, Suriname, Sweden, Switzerland, Syria',
  'Taiwan, Tajikistan, Tanzania, Thailand, Timor-Leste, Togo, Tonga, Trinidad and Tobago, Tunisia, Turkey, Turkmenistan, Tuvalu',
  'Uganda, Ukraine, United Arab Emirates, United Kingdom, United States, Uruguay, Uzbekistan',
  'Vanuatu, Vatican City, Venezuela, Vietnam',
  'Yemen',
  'Zambia, Zimbabwe',
] as const

type Names<List extends string> = List extends `${infer First}, ${infer Rest}`
  ? First | Names<Rest>
  : List

export type Country = Names<(typeof byInitial)[number]>

/** The names in a list such as `France, Italy`, each a country where all are. */
export const namesIn = <List extends string>(list: List) => list.split(', ') as Names<List>[]

export const countries: readonly Country[] = /*@__PURE__*/ byInitial.flatMap(namesIn)

/** CLDR's names, which browsers fill in, where the name that is stored is another. */
const filledInAs: { readonly [One in Country]?: string } = {
  'Antigua and Barbuda': 'Antigua & Barbuda',
  'Bosnia and Herzegovina': 'Bosnia & Herzegovina',
  'Democratic Republic of the Congo': 'Congo - Kinshasa',
  'Ivory Coast': 'Côte d’Ivoire',
  Myanmar: 'Myanmar (Burma)',
  'Republic of the Congo': 'Congo - Brazzaville',
  'Saint Kitts and Nevis': 'St. Kitts & Nevis',
  'Saint Lucia': 'St. Lucia',
  'Saint Vincent and the Grenadines': 'St. Vincent & Grenadines',
  'Sao Tome and Principe': 'São Tomé & Príncipe',
  'Trinidad and Tobago': 'Trinidad & Tobago',
  Turkey: 'Türkiye',
}

/** What a list shows for a country: autofill compares it with the name that the browser has. */
export const shownCountry = (country: string) => filledInAs[country as Country] ?? country
