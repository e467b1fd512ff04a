import { cellText } from './limit-rows'
import { isState, places } from './places'
import { verdictText } from './text'

/** The map in tiles: the postal codes of the states by row. Two dots are an empty tile. */
const rows = [
  'AK .. .. .. .. .. .. .. .. .. ME',
  '.. .. .. .. .. .. .. .. .. VT NH',
  'WA ID MT ND MN IL WI MI NY RI MA',
  'OR NV WY SD IA IN OH PA NJ CT ..',
  'CA UT CO NE MO KY WV VA MD DE ..',
  '.. AZ NM KS AR TN NC SC DC .. ..',
  '.. .. .. OK LA MS AL GA .. .. ..',
  'HI .. .. TX .. .. .. .. FL .. ..',
].map((row) => row.split(' '))

/** The states and the District of Columbia as tiles of a map, with the limit of the front side windows. */
export const stateMap = places.filter(isState).map((place) => {
  const row = rows.findIndex((codes) => codes.includes(place.code))
  return {
    code: place.code,
    name: place.name,
    path: place.path,
    limit: place.car.front,
    mark: place.mark,
    /** The limit, and whether it is certain. */
    text: [
      cellText(place, 'car', 'front'),
      ...(place.mark === 'verified' ? [] : [verdictText.marks[place.mark].toLowerCase()]),
    ].join(', '),
    /** From 1. */
    row: row + 1,
    column: (rows[row]?.indexOf(place.code) ?? 0) + 1,
  }
})
