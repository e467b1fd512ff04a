import { baselineText, oldestTried } from '../baseline'
import { brand } from '../brand'
import { illustrative, illustrativeAmong, type PageMeta, plain } from '../schema'

export const meta = {
  title: 'Accessibility',
  description: `How ${brand.name} makes this website usable for everyone: the standard we aim at, what was tested and how, the limits we know, and whom to tell of a barrier.`,
} as const satisfies PageMeta

/** How soon a reported barrier is answered. */
const settled = illustrative('ten working days')

export const accessibility = {
  hero: {
    headline: 'Glass should keep nobody out.',
    lead: 'The standard we aim at, what was tested and how, where we still fall short, and whom to tell.',
  },
  standard: {
    id: 'standard',
    title: 'The standard',
    text: [
      'We aim at the Web Content Accessibility Guidelines 2.2, level AA, on every page: the forms, the store and the admin area included.',
      'We believe that the site meets them, apart from the limits below. This is our own judgment. Nobody outside has certified it.',
    ],
  },
  tests: {
    id: 'tests',
    title: 'What was tested, and how',
    text: ['These tests run again with every change, and a single finding stops it.'],
    items: [
      {
        title: 'By machine',
        text: 'The axe engine examines a page of every layout, as wide as a phone and as wide as a desk, and every component of the design system in each of its states.',
      },
      {
        title: 'By keyboard',
        text: 'Menus, slider, forms, tabs, tables and dialogs are worked with Tab, arrows, Enter, Space and Escape: what can be reached can be seen, used and left again.',
      },
      {
        title: 'On narrow screens',
        text: 'At a width of 320 pixels no page has to be scrolled sideways. Tables become cards.',
      },
      {
        title: 'With large text',
        text: 'With text at 200% no page has to be scrolled sideways either.',
      },
      {
        title: 'In forced colors',
        text: 'With the colors of the system instead of ours, the focus, the buttons and what is chosen can still be told.',
      },
      {
        title: 'With less motion',
        text: 'Where you ask your system for less motion, nothing here moves by itself. Where you do not, what plays can be paused.',
      },
      {
        title: 'Without script',
        text: 'Every page can be read without JavaScript. The forms need it, and say so.',
      },
    ],
  },
  browsers: {
    id: 'browsers',
    title: 'Which browsers',
    text: [
      `The site is made for ${baselineText} and whatever is newer. The oldest in which we tried a journey of each kind are ${oldestTried}.`,
      'In an older browser every page can be read, its links and its menu lead on, and each form says that it cannot be sent and names another way to write. The same holds where the script does not arrive.',
    ],
  },
  limits: {
    id: 'limits',
    title: 'Known limits',
    text: [],
    items: [
      {
        title: 'The map is not ours',
        text: 'The map on the contact page comes from OpenStreetMap, in a frame whose inside we cannot mend. It may be hard to use by keyboard or with a screen reader. The address stands beside it in words.',
      },
      {
        title: 'No screen reader by hand',
        text: 'Names, roles and announcements are tested by machine. The components alone were tried with Orca. Nobody has yet gone through the site with a screen reader.',
      },
      {
        title: 'Nobody has tried it for us',
        text: 'No one who lives with a disability has tested this site with us. Machines find only a part of what stands in the way.',
      },
      {
        title: 'One browser more than others',
        text: 'Most tests run in Chromium. Firefox and WebKit, the engine of Safari, make one journey of each kind.',
      },
    ],
  },
  report: {
    id: 'report',
    title: 'Tell us of a barrier',
    text: [
      'Write what you wanted to do, on which page, and what you use: the browser, and the aid, if any. Half of that is enough.',
      `A person answers within 24 to 48 hours, and gives you by another way what you came for. Within ${plain(settled)} we say what will be mended, and when.`,
    ],
  },
  about: {
    id: 'about-this-statement',
    title: 'About this statement',
    text: [
      `${brand.legalName} wrote it on November 20, 2026, from the tests named above, and last looked it through on November 27, 2026.`,
    ],
  },
  illustrative: { settled },
  illustrativeNote: illustrativeAmong({ 'number of working days': settled, email: brand.email }),
} as const
