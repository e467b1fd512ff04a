import frost from '../images/finish-frost.jpg?picture'
import { paths } from '../paths'
import type { PageMeta, Picture } from '../schema'

export const meta = {
  title: 'Page not found',
  description: 'There is no page at this address. The nearest pages that do exist are listed here.',
} as const satisfies PageMeta

const picture: Picture = {
  source: frost,
  alt: 'An office behind frosted glass: its lamp and shelves are shapes without edges.',
}

export const errors = {
  picture,
  title: 'Unexpected Application Error!',
  notFound: '404 Not Found',
  unknown: 'Something failed while this page was shown.',
  chunkFailed: (id: string) => `Loading chunk ${id} failed`,
  reload: 'Reload',
  partFailed: 'This part did not load.',
  retry: 'Try again',
  nearest: 'Perhaps you were looking for',
  /** Suggested for every address. */
  first: [
    { name: 'Back to the home page', to: paths.home },
    { name: 'Automotive', to: paths.automotive },
    { name: 'Architectural', to: paths.architectural },
  ],
} as const
