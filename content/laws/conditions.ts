import type { ConditionalLimit } from './tint-law'

/** A condition and its opposite, each completing "if …". */
interface Condition {
  readonly is: string
  readonly isNot: string
  /** Of the film itself: none of ours states yet whether it is met. */
  readonly ofFilm?: true
  /** The seating limit, for conditions about seats. */
  readonly persons?: number
}

const vehicle = (what: string) => ({
  is: `the vehicle is ${what}`,
  isNot: `the vehicle is not ${what}`,
})

/** Conditions of laws that a table of limits cannot show. */
export const conditions = {
  mirrors: {
    is: 'the vehicle has an outside mirror on each side',
    isNot: 'the vehicle lacks an outside mirror on either side',
  },
  /** As federal law and most states define a multipurpose passenger vehicle. */
  multipurpose: {
    is: 'the vehicle carries ten persons or fewer and is built on a truck chassis or for occasional use off the road',
    isNot:
      'the vehicle carries more than ten persons, or is built neither on a truck chassis nor for occasional use off the road',
    persons: 10,
  },
  counted: {
    is: 'the law counts the vehicle as multipurpose, a van or a truck',
    isNot: 'the law counts the vehicle as a passenger car',
  },
  calledMultipurpose: {
    is: 'the maker calls the vehicle multipurpose',
    isNot: 'the maker does not call the vehicle multipurpose',
  },
  darkFromFactory: {
    is: 'federal rules let the factory make that window of the vehicle dark',
    isNot: 'federal rules do not let the factory make that window of the vehicle dark',
  },
  truckOrMultipurpose: vehicle('a truck, a bus, a motor home or a multipurpose passenger vehicle'),
  vanOrPickup: vehicle('a van, an SUV or a pickup'),
  notAPassengerBody: {
    is: 'the vehicle is not classed as a station wagon, sedan, hardtop, coupe, hatchback or convertible',
    isNot:
      'the vehicle is classed as a station wagon, sedan, hardtop, coupe, hatchback or convertible',
  },
  classEOrM: {
    is: 'the vehicle is a van, a multipurpose vehicle (class M) or a truck (class E) of 10,000 pounds or less',
    isNot: 'the vehicle is registered as a passenger car (class A)',
  },
  minivan: vehicle('a minivan'),
  before1985: {
    is: 'the vehicle was first used before 1 April 1985',
    isNot: 'the vehicle was first used on or after 1 April 1985',
  },
  truckOrTaxi: vehicle('a truck or a taxi'),
  inKerala: {
    is: 'the vehicle is used in Kerala and the film meets the standard IS 2553 (Part 2)',
    isNot: 'the vehicle is used outside Kerala or the film does not meet IS 2553 (Part 2)',
    ofFilm: true,
  },
  typeApproval: {
    is: 'the film has a general type approval (ABG)',
    isNot: 'the film has no general type approval (ABG)',
    ofFilm: true,
  },
} as const satisfies Readonly<Record<string, Condition>>

export type ConditionName = keyof typeof conditions

interface When {
  readonly applies: string
  readonly not: string
  readonly ofFilm?: true | undefined
}

/** When a conditional limit applies and when it does not, each completing "if …". */
export function whenOf({ if: when, unless, behind }: ConditionalLimit): When {
  if (behind?.byFilm) {
    const below = `window behind the driver below ${behind.below}%`
    return { applies: `film takes a ${below}`, not: `no film takes any ${below}` }
  }
  if (behind) {
    const darker = `lets less than ${behind.below}% of the light through`
    return {
      applies: `a window behind the driver ${darker}`,
      not: `no window behind the driver ${darker}`,
    }
  }
  const { is, isNot, ofFilm }: Condition = conditions[when ?? unless ?? 'mirrors']
  return { ...(when ? { applies: is, not: isNot } : { applies: isNot, not: is }), ofFilm }
}
