/**
 * Every text that the components bring themselves, by component: what is read or heard and is not given
 * by the app. An entry has the name of the prop that replaces it in one place.
 */
interface Words {
  readonly breadcrumb: { readonly label: string }
  readonly combobox: {
    readonly openLabel: string
    readonly listLabel: string
    readonly emptyLabel: string
  }
  readonly columnMenu: {
    readonly label: string
    readonly widthLabel: (header: string) => string
    readonly resetLabel: string
  }
  readonly dataTable: {
    readonly loadingText: string
    readonly errorText: string
    readonly noMatchText: string
    /** How many rows match: read and heard behind the caption. */
    readonly countText: (shown: number, total: number) => string
    /** Heard behind the count. */
    readonly rowsText: string
    readonly selectAllLabel: string
    readonly selectRowLabel: (row: number) => string
    readonly showAllText: string
    readonly showLessText: string
    readonly pagesLabel: (caption: string) => string
  }
  readonly dateRange: { readonly fromLabel: string; readonly toLabel: string }
  readonly dialog: { readonly closeLabel: string }
  readonly field: { readonly optionalText: string }
  readonly filmChoice: {
    readonly allLabel: string
    readonly mixedLabel: string
    readonly adaptedEyesText: string
  }
  readonly formShell: {
    readonly invalidText: (fields: number) => string
    readonly failure: string
  }
  readonly lightView: { readonly failure: string; readonly retryLabel: string }
  readonly mobileMenu: { readonly label: string; readonly closeLabel: string }
  readonly multiSelectFilter: {
    readonly searchLabel: string
    readonly emptyLabel: string
    readonly clearLabel: string
    /** Heard in place of the number beside the label. */
    readonly chosenText: (count: number) => string
  }
  readonly navigationMenu: { readonly label: string }
  readonly pagination: {
    readonly label: string
    /** The name of the button to the page before. */
    readonly previousLabel: string
    /** The name of the button to the next page. */
    readonly nextLabel: string
    /** The name of the button of a page. */
    readonly pageLabel: (page: number) => string
  }
  readonly quantityInput: { readonly decreaseLabel: string; readonly increaseLabel: string }
  readonly sheet: { readonly closeLabel: string }
  readonly slider: {
    /** What a screen reader calls a slider, and a slide. */
    readonly roleText: string
    readonly slideRoleText: string
    readonly slideLabel: (slide: number, count: number) => string
    readonly pickLabel: (slide: number, count: number) => string
    readonly previousLabel: string
    readonly nextLabel: string
    readonly pauseLabel: string
    readonly playLabel: string
  }
  readonly spectrumStrip: {
    readonly label: string
    readonly names: { readonly uv: string; readonly visible: string; readonly infrared: string }
  }
  readonly toaster: {
    readonly closeLabel: string
    /** Heard before a toast. */
    readonly toastLabel: string
    /** Names the region of the toasts; `{hotkey}` becomes the key that leads there. */
    readonly regionLabel: string
  }
}

const count = (value: number) => value.toLocaleString()

const english: Words = {
  breadcrumb: { label: 'Breadcrumb' },
  combobox: {
    openLabel: 'Show options',
    listLabel: 'Options',
    emptyLabel: 'Nothing fits.',
  },
  columnMenu: {
    label: 'Columns',
    widthLabel: (header) => `Width of ${header}`,
    resetLabel: 'Reset',
  },
  dataTable: {
    loadingText: 'Loading...',
    errorText: 'The rows could not be loaded.',
    noMatchText: 'Nothing matches.',
    countText: (shown, total) =>
      shown === total ? count(total) : `${count(shown)} of ${count(total)}`,
    rowsText: 'rows',
    selectAllLabel: 'Select all rows',
    selectRowLabel: (row) => `Select row ${row}`,
    showAllText: 'Show all',
    showLessText: 'Show less',
    pagesLabel: (caption) => `Pages of ${caption}`,
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
    invalidText: (fields) => `${fields} fields need another look.`,
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
    chosenText: (count) => `${count} chosen`,
  },
  navigationMenu: { label: 'Main' },
  pagination: {
    label: 'Pagination',
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
    pageLabel: (page) => `Page ${page}`,
  },
  quantityInput: { decreaseLabel: 'Decrease', increaseLabel: 'Increase' },
  sheet: { closeLabel: 'Close' },
  slider: {
    roleText: 'carousel',
    slideRoleText: 'slide',
    slideLabel: (slide, count) => `${slide} of ${count}`,
    pickLabel: (slide, count) => `Go to slide ${slide} of ${count}`,
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
    toastLabel: 'Notification',
    regionLabel: 'Notifications ({hotkey})',
  },
}

export { english, type Words }
