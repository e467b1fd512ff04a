import source from '../images/car-bare.jpg?picture'

/** The car of the viewer without film: all that a page needs to name its windows. */
export const bareCar = {
  source,
  windows: [
    { name: 'front', label: 'Front doors', phrase: 'on the front doors', at: [32, 43] },
    { name: 'rear-side', label: 'Rear sides', phrase: 'on the rear sides', at: [56, 44] },
    { name: 'rear', label: 'Rear window', phrase: 'on the rear window', at: [86, 37] },
  ],
  alt: 'A pale blue station wagon on a paved drive in front of a white house, seen from behind its left side; inside it are beige seats, a child’s seat and a teddy bear behind the rear window.',
} as const
