import { count, percent } from './lib/number-text.ts'

/**
 * Every text that the components bring themselves, by component: what is read or heard and is not given
 * by the app. An entry has the name of the prop that replaces it in one place. A function is given the locale last,
 * for the numbers in its text.
 */
const english = {
  appShell: {
    /** The text of the link past the sidebar. */
    skipLabel: 'Skip to content',
  },
  breadcrumb: { label: 'Breadcrumb' },
  /** Below a text that has a limit, near it and beyond. */
  characterCount: {
    leftText: (characters: number, locale: string) =>
      `${count(characters, locale)} ${characters === 1 ? 'character' : 'characters'} left`,
    overText: (characters: number, locale: string) =>
      `${count(characters, locale)} ${characters === 1 ? 'character' : 'characters'} too many`,
  },
  combobox: {
    /** The name of the button that opens the list. */
    openLabel: 'Show options',
    /** The name of the list. */
    listLabel: 'Options',
    /** In place of options where none fits. */
    emptyLabel: 'Nothing fits.',
    /** In place of options while they are loading. */
    loadingLabel: 'Searching...',
  },
  columnMenu: {
    /** The text of the button. */
    label: 'Columns',
    /** The name of the slider of a column. Default: "Width of Name". */
    widthLabel: (header: string) => `Width of ${header}`,
    /** The value of the slider of a column. Default: "10.5 rem". */
    widthText: (rem: number, locale: string) => `${count(rem, locale)} rem`,
    /** The text of the button that goes back to the first layout. */
    resetLabel: 'Reset',
  },
  commandMenu: {
    /** The name of the button and of what it opens. */
    label: 'Commands',
    /** What to type. */
    hintText: 'Type where to go or what to do.',
    /** The name of the field. */
    inputLabel: 'Command',
  },
  dataTable: {
    loadingText: 'Loading...',
    errorText: 'The rows could not be loaded.',
    noMatchText: 'Nothing matches.',
    /** How many rows match: read and heard behind the caption. */
    countText: (shown: number, total: number, locale: string) =>
      shown === total ? count(total, locale) : `${count(shown, locale)} of ${count(total, locale)}`,
    /** Heard behind the count. */
    rowsText: (total: number, _locale: string): string => (total === 1 ? 'row' : 'rows'),
    editLabel: (header: string) => `Edit ${header}`,
    selectAllLabel: 'Select all rows',
    selectRowLabel: (row: number, locale: string) => `Select row ${count(row, locale)}`,
    showAllText: 'Show all',
    showLessText: 'Show less',
    pagesLabel: (caption: string) => `Pages of ${caption}`,
  },
  dateInput: {
    /** The name of the button that opens the calendar of the browser. */
    pickLabel: 'Open the calendar',
    /** The parts of a date that is still to be typed, in the order of the locale. */
    partNames: { day: 'DD', month: 'MM', year: 'YYYY' },
  },
  dateRange: {
    /** The label of the first day. */
    fromLabel: 'From',
    /** The label of the last day. */
    toLabel: 'To',
  },
  dialog: { closeLabel: 'Close' },
  field: { optionalText: '(optional)' },
  fileDrop: {
    /** The text of the zone. Default: "Choose a file or drop it here". */
    zoneText: (multiple: boolean): string =>
      multiple ? 'Choose files or drop them here' : 'Choose a file or drop it here',
    /** The name of the button beside a file. Default: "Remove plan.pdf". */
    removeLabel: (name: string) => `Remove ${name}`,
    /** The name of the bar below a file. Default: "Upload of plan.pdf". */
    progressLabel: (name: string) => `Upload of ${name}`,
    /** What a screen reader hears when files come or go. Default: "2 files". */
    chosenText: (files: number, locale: string) =>
      `${count(files, locale)} ${files === 1 ? 'file' : 'files'}`,
    /** Why a file was not taken that `accept` excludes. Default: "plan.mov is of another kind." */
    wrongKindText: (name: string) => `${name} is of another kind.`,
    /** Why a file was not taken that is larger than `maxSize`. Default: "plan.pdf is larger than 5MB." */
    tooLargeText: (name: string, limit: string) => `${name} is larger than ${limit}.`,
    /** Why files were not taken that are too many. Default: "Only 3 files can be taken." */
    tooManyText: (limit: number, locale: string) =>
      `Only ${count(limit, locale)} ${limit === 1 ? 'file' : 'files'} can be taken.`,
  },
  filmChoice: {
    /** Names the list that sets every group. */
    allLabel: 'All windows',
    /** What that list says while they differ. */
    mixedLabel: 'Different films',
    adaptedEyesText: 'As your eyes get used to it',
  },
  formShell: {
    invalidText: (fields: number, locale: string) =>
      `${count(fields, locale)} fields need another look.`,
    failure: 'That did not work. Please try again.',
  },
  lightView: {
    failure: 'The light could not be drawn here, so the picture does not follow the choice.',
    retryLabel: 'Try again',
  },
  mobileMenu: {
    /** Names the menu for assistive technology. */
    label: 'Menu',
    /** The name of the close button. */
    closeLabel: 'Close menu',
  },
  multiSelectFilter: {
    /** The label of the search field. */
    searchLabel: 'Search',
    /** In place of the options where none fits. */
    emptyLabel: 'Nothing fits.',
    /** The label of the button that clears all choices. */
    clearLabel: 'Clear',
    /** What a screen reader says of the number beside the label. Default: "2 chosen". */
    chosenText: (chosen: number, locale: string) => `${count(chosen, locale)} chosen`,
  },
  navigationMenu: { label: 'Main' },
  passwordInput: {
    /** The name of the button while the password is hidden. */
    showLabel: 'Show password',
    /** The name of the button while the password is shown. */
    hideLabel: 'Hide password',
  },
  pagination: {
    label: 'Pagination',
    /** The name of the button to the page before. */
    previousLabel: 'Previous page',
    /** The name of the button to the next page. */
    nextLabel: 'Next page',
    /** The name of the button of a page. Default: "Page 3". */
    pageLabel: (page: number, locale: string) => `Page ${count(page, locale)}`,
  },
  quantityInput: {
    /** The name of the button that takes one away. */
    decreaseLabel: 'Decrease',
    /** The name of the button that adds one. */
    increaseLabel: 'Increase',
  },
  sheet: { closeLabel: 'Close' },
  sidebar: { label: 'Main', openLabel: 'Open menu' },
  slider: {
    /** What a screen reader calls a slider, and a slide. */
    roleText: 'carousel',
    slideRoleText: 'slide',
    slideLabel: (slide: number, slides: number, locale: string) =>
      `${count(slide, locale)} of ${count(slides, locale)}`,
    pickLabel: (slide: number, slides: number, locale: string) =>
      `Go to slide ${count(slide, locale)} of ${count(slides, locale)}`,
    previousLabel: 'Previous slide',
    nextLabel: 'Next slide',
    pauseLabel: 'Pause slides',
    playLabel: 'Play slides',
  },
  spectrumStrip: {
    label: 'Light let through',
    names: { uv: 'UV', visible: 'Visible', infrared: 'Infrared' },
  },
  toaster: {
    /** The name of the button of each toast. */
    closeLabel: 'Dismiss',
    /** What a screen reader says before a toast. */
    toastLabel: 'Notification',
    /** Names the region of the toasts; `{hotkey}` becomes the key that leads there. */
    regionLabel: 'Notifications ({hotkey})',
  },
  /** What is wrong with a value. Numbers and days come as their language writes them. */
  validation: {
    requiredText: 'Please fill out this field.',
    requiredCheckboxText: 'Please check this box if you want to proceed.',
    requiredRadioText: 'Please select one of these options.',
    requiredSelectText: 'Please select an item in the list.',
    requiredFileText: 'Please select a file.',
    noAtText: (email: string) =>
      `Please include an '@' in the email address. '${email}' is missing an '@'.`,
    emailText: 'Please enter an email address.',
    urlText: 'Please enter a URL.',
    numberText: 'Please enter a number.',
    dateText: (example: string) => `Please enter a date, such as ${example}.`,
    patternText: 'Please match the requested format.',
    tooShortText: (least: number, length: number, locale: string) =>
      `Please use at least ${count(least, locale)} characters (you are using ${count(length, locale)}).`,
    tooLongText: (most: number, length: number, locale: string) =>
      `Please use at most ${count(most, locale)} characters (you are using ${count(length, locale)}).`,
    underText: (least: string) => `Value must be ${least} or more.`,
    overText: (most: string) => `Value must be ${most} or less.`,
    earlyText: (first: string) => `Value must be ${first} or later.`,
    lateText: (last: string) => `Value must be ${last} or earlier.`,
    stepText: (below: string, above: string) =>
      `Please enter a valid value. The two nearest valid values are ${below} and ${above}.`,
  },
  wipe: {
    label: 'How far the film goes',
    valueText: (share: number, locale: string) => percent(share, locale),
  },
}

/** The texts of a language. */
type Words = typeof english

export { english, type Words }
