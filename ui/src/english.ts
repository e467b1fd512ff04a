import { count, percent } from './lib/number-text.ts'

/**
 * Every text that the components bring themselves, by component: what is read or heard and is not given
 * by the app. An entry has the name of the prop that replaces it in one place. A function is given the locale last,
 * for the numbers in its text.
 */
const english = {
  appShell: { skipLabel: 'Skip to content' },
  breadcrumb: { label: 'Breadcrumb' },
  /** Below a text that has a limit, near it and beyond. */
  characterCount: {
    leftText: (characters: number, locale: string) =>
      `${count(characters, locale)} ${characters === 1 ? 'character' : 'characters'} left`,
    overText: (characters: number, locale: string) =>
      `${count(characters, locale)} ${characters === 1 ? 'character' : 'characters'} too many`,
  },
  combobox: {
    openLabel: 'Show options',
    listLabel: 'Options',
    emptyLabel: 'Nothing fits.',
    loadingLabel: 'Searching...',
  },
  columnMenu: {
    label: 'Columns',
    widthLabel: (header: string) => `Width of ${header}`,
    widthText: (rem: number, locale: string) => `${count(rem, locale)} rem`,
    resetLabel: 'Reset',
  },
  commandMenu: {
    label: 'Commands',
    hintText: 'Type where to go or what to do.',
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
  dateRange: { fromLabel: 'From', toLabel: 'To' },
  dialog: { closeLabel: 'Close' },
  field: { optionalText: '(optional)' },
  fileDrop: {
    zoneText: (multiple: boolean): string =>
      multiple ? 'Choose files or drop them here' : 'Choose a file or drop it here',
    removeLabel: (name: string) => `Remove ${name}`,
    progressLabel: (name: string) => `Upload of ${name}`,
    /** Heard when files come or go. */
    chosenText: (files: number, locale: string) =>
      `${count(files, locale)} ${files === 1 ? 'file' : 'files'}`,
    wrongKindText: (name: string) => `${name} is of another kind.`,
    tooLargeText: (name: string, limit: string) => `${name} is larger than ${limit}.`,
    tooManyText: (limit: number, locale: string) =>
      `Only ${count(limit, locale)} ${limit === 1 ? 'file' : 'files'} can be taken.`,
  },
  filmChoice: {
    allLabel: 'All windows',
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
  mobileMenu: { label: 'Menu', closeLabel: 'Close menu' },
  multiSelectFilter: {
    searchLabel: 'Search',
    emptyLabel: 'Nothing fits.',
    clearLabel: 'Clear',
    /** Heard in place of the number beside the label. */
    chosenText: (chosen: number, locale: string) => `${count(chosen, locale)} chosen`,
  },
  navigationMenu: { label: 'Main' },
  passwordInput: { showLabel: 'Show password', hideLabel: 'Hide password' },
  pagination: {
    label: 'Pagination',
    /** The name of the button to the page before. */
    previousLabel: 'Previous page',
    /** The name of the button to the next page. */
    nextLabel: 'Next page',
    /** The name of the button of a page. */
    pageLabel: (page: number, locale: string) => `Page ${count(page, locale)}`,
  },
  quantityInput: { decreaseLabel: 'Decrease', increaseLabel: 'Increase' },
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
    closeLabel: 'Dismiss',
    /** Heard before a toast. */
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
