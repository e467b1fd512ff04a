const count = (value: number, locale?: string) => value.toLocaleString(locale)

/**
 * Every text that the components bring themselves, by component: what is read or heard and is not given
 * by the app. An entry has the name of the prop that replaces it in one place.
 */
const english = {
  breadcrumb: { label: 'Breadcrumb' },
  combobox: {
    openLabel: 'Show options',
    listLabel: 'Options',
    emptyLabel: 'Nothing fits.',
  },
  columnMenu: {
    label: 'Columns',
    widthLabel: (header: string) => `Width of ${header}`,
    widthText: (rem: number) => `${rem} rem`,
    resetLabel: 'Reset',
  },
  dataTable: {
    loadingText: 'Loading...',
    errorText: 'The rows could not be loaded.',
    noMatchText: 'Nothing matches.',
    /** How many rows match: read and heard behind the caption. */
    countText: (shown: number, total: number, locale?: string) =>
      shown === total ? count(total, locale) : `${count(shown, locale)} of ${count(total, locale)}`,
    /** Heard behind the count. */
    rowsText: (total: number) => (total === 1 ? 'row' : 'rows'),
    selectAllLabel: 'Select all rows',
    selectRowLabel: (row: number) => `Select row ${row}`,
    showAllText: 'Show all',
    showLessText: 'Show less',
    pagesLabel: (caption: string) => `Pages of ${caption}`,
  },
  dateRange: { fromLabel: 'From', toLabel: 'To' },
  dialog: { closeLabel: 'Close' },
  field: { optionalText: '(optional)' },
  filmChoice: {
    allLabel: 'All windows',
    mixedLabel: 'Different films',
    adaptedEyesText: 'As your eyes get used to it',
  },
  formShell: {
    invalidText: (fields: number) => `${fields} fields need another look.`,
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
    chosenText: (count: number) => `${count} chosen`,
  },
  navigationMenu: { label: 'Main' },
  pagination: {
    label: 'Pagination',
    /** The name of the button to the page before. */
    previousLabel: 'Previous page',
    /** The name of the button to the next page. */
    nextLabel: 'Next page',
    /** The name of the button of a page. */
    pageLabel: (page: number) => `Page ${page}`,
  },
  quantityInput: { decreaseLabel: 'Decrease', increaseLabel: 'Increase' },
  sheet: { closeLabel: 'Close' },
  slider: {
    /** What a screen reader calls a slider, and a slide. */
    roleText: 'carousel',
    slideRoleText: 'slide',
    slideLabel: (slide: number, count: number) => `${slide} of ${count}`,
    pickLabel: (slide: number, count: number) => `Go to slide ${slide} of ${count}`,
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
  wipe: {
    label: 'How far the film goes',
    valueText: (percent: number) => `${percent}%`,
  },
}

/** The texts of a language. */
type Words = typeof english

export { english, type Words }
