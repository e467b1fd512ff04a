import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['carousel', 'slideshow', 'hero rotator', 'gallery'],
  purpose:
    'Slides over the full width that advance by themselves and can be paused. They are a row that scrolls, so swipes work without script.',
  uses: ['Two to four scenes that introduce a site.'],
  instead: {
    'product-card': 'Everybody has to see all of it',
    tabs: 'People choose what they see',
    input: 'A number is set by dragging',
  },
  avoid: ['Instructions: they leave before they are read.'],
  keyboard: {
    Tab: 'Moves to the row, then to pause, the pickers and the arrows. Rotation stops.',
    '←, →': 'In the row: scrolls to the slide before or after.',
    'Enter, Space': 'Presses the button that has the focus.',
  },
  supply: [
    'A `label` that names it.',
    'Slides that are complete by themselves: only the current one can be reached.',
    'A background behind text over a picture.',
  ],
  announced:
    '"Carousel" and its label, each slide as "1 of 3"; a change only where the visitor made it.',
  content: [
    'One sentence and one link a slide.',
    'What matters most on the first one: most people see no other.',
  ],
  sentences: {
    'Slider.slideRoleText': 'What a screen reader calls a slide.',
    'Slider.slideLabel': 'The name of a slide: its number and how many there are.',
    'Slider.pickLabel': 'The name of the button that goes to a slide.',
    'Slider.pauseLabel': 'The name of the button while the slides rotate.',
    'Slider.playLabel': 'The name of the button while they stand still.',
    'Slider.onPlayingChange': 'Called when the visitor pauses it or goes on.',
  },
}
