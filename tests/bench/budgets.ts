/**
 * All performance and size budgets. Raise one only with the reason in a comment next to it. Sizes are
 * KiB (1024 bytes) at brotli 11, totals at 9.
 */
export const budgets = {
  /** For each benchmarked page on the emulated phone; the sizes of HTML and script size-limit checks, of every page. */
  page: {
    // React Router is used through its public API, and all pages, the admin too, share one style sheet. Less script
    // would depend on internals that an upgrade can break.
    // The style sheet holds the desk's, and the design system's prefixed classes beside the site's. A
    // film page has its shades on glass, price, law and who sees whom before any script, and the room that tools keep;
    // comparison and laws draw on the data of every line; store, cart and tools are in every header and footer.
    // Components let an app set their texts and keep their states. Parts that fail are asked for again, pages come in
    // by a transition, text has separate elements, for translators, what was typed outlives a failed hydration,
    // and what is wrong with it is said in the language of the page. A draft is of its tab, and said to wait (0.4). The
    // windows of a car are judged as a set, and claims stand beside their condition (0.5). An umlaut in the host of an
    // address is rewritten for browsers that refuse it (0.1).
    // A data sheet has U and light to solar gain of each shade, on two glazings (0.25), and says by which standard (0.25).
    // Shades stand in one row on a phone (0.25), and each film has pictures of its own (0.25), beside or before its text (0.1).
    // The names of chunks, which any change of any of them changes, compress to up to 50 bytes more or less (0.15, and 0.05 in scripts).
    // Words are broken only where one alone has no room (0.1). The focus in a header moves no page (0.05).
    // A film page says when a related film is the better choice (0.15).
    htmlKiB: 30.35,
    // A law says what it leaves open, and its verdict reads the viewer's address as the viewer does (0.25).
    // Controls keep what was typed before React came, and follow ids of an app (1). What is wrong without a field is said
    // as well (0.55).
    // Notes say what is illustrative only as long as something is (0.15). Dealers are named on paper, which needs the
    // address of the site on every page (0.2). Searching finds more marks and letters (0.15).
    // A link leads into a hidden tab, and layers work in a frame (0.15 to 0.3). A law says where its text was read (0.1).
    // What a wrapper hands on as undefined takes no id, name, type or role away (0.1 to 0.15).
    // Fields print long lines whole, and keep what was typed where hydration fails in a frame; long words break (0.75).
    // A form takes what a server answers in any shape, and marks the wrong one of several fields with one name (0.15).
    scriptKiB: 129.3,
    // 11 more than at brotli 11: the server of the benchmark compresses what it sends at 9.
    totalKiB: 206,
    /** Ratios to the same page without script, measured in the same run. */
    fcpToTwin: 1.05,
    lcpToTwin: 1.05,
    tbtMs: 20,
    cls: 0,
    /** Time until the tapped menu is visible, as a multiple of the same visit's FCP. */
    firstTapToFcp: 1.6,
    tapToVisibleMs: 80,
    inpMs: 50,
  },
  /** CPU 10x slower and Slow 3G: the first paint as soon as the twin's, and no task in the way. */
  slow: { fcpToTwin: 1.05, tbtMs: 50 },
  /** All shifts of a visit that scrolls through a page at once, on every page, at 390 and 1440. */
  scroll: { cls: 0.02 },
  /** Overrides for the home page. */
  // Fields follow an answer, film is wiped on and off, and a place has its law. On a phone the
  // hero is so low that the slider is in view at once and loads two of its pictures; the page is so short that a second
  // card stands within the distance at which Chromium loads lazy ones. Its law is that of a set of windows (0.25), and its
  // pictures of films are those of their cards (0.45), forms say all that is wrong (0.55), layers work in a frame (0.4),
  // and answers of a server have any shape (0.15).
  home: { scriptKiB: 124.5, totalKiB: 294 },
  // The list of all laws has their limits, those of provinces among them, and whom to ask where we have read none (1). With the
  // forms' part of what all pages have (0.55), and what layers do in a frame (0.3), and what those of a server answer (0.2).
  laws: { scriptKiB: 130.5 },
  /**
   * For each entry point of `ui` with the modules of `ui` that it imports, unminified. Without
   * dependencies: tailwind-merge, which most entries share, adds 8 KiB (minified) once per page.
   */
  uiEntryKiB: {
    // What follows a language has its locale, time zone and direction (0.5), a field what it says of a wrong value in each
    // (2), and a menu or a popover leaves the focus where it is by then (0.4), of which each entry has what it needs. What
    // makes parts of one element is a separate module (0.3), which all parts share.
    // With the texts of all components (1.1, as a limit and a menu of commands have theirs), what merges handlers and refs (0.5), what lets an app keep a state
    // (0.7), the ring of the focus (0.1), descriptions from field and app (0.15) and the return to the first value
    // with a form (0.3), of which each entry has what it needs.
    // A control tells its form what was chosen (0.2 to 0.3 in each). What stands in a layer is of no field around it, and
    // the focus goes on from one that closes to one that opens, and to what can take it (0.45 in each).
    // The texts of a drop of files (0.3), which all hold that have texts.
    // Each part keeps its role, too, where undefined is handed on (0.05).
    // What each text is stands beside it (0.4, which a minifier takes away), texts and states are taken out of the props
    // in one way (0.25), and what is around an element is listened to in one (0.4): in modules that all share, so that
    // `index` has 0.6 more, of which a search of more spellings (0.35) and what a server answers (0.2) are the most.
    default: 7.2,
    // With react-dropzone, which knows what a browser drops and takes (4.6).
    'file-drop': 13.6,
    // What refers to an element reads the id that an app gives it (0.5 in menus, 1.5 in layers). What was typed or
    // restored before React came, and what an app saved meanwhile, is kept (0.6 to 1.2 in controls). A layer stays above
    // the keyboard of a phone (0.7), prints whole, and all of it works in a frame (0.3). Lists have a window (2.5).
    // What was typed is handed on when hydration fails, and when an app fills a form right after its reset (0.6 to 2); a
    // click in a frame closes what is open beside it (0.1). A form may have a control named "contains" (0.05), and a
    // search knows the letters and dashes of more keyboards (0.1).
    // Where Radix moves the focus, the page answers for a frame (0.75 in each layer). A link leads into a hidden tab, also
    // under a hash router (0.7). What is handed on as undefined takes no id, name or type away (0.2 to 0.3 in each).
    // Nor a role (0.05, with an icon 0.15). Words stay whole beside a long text, and what is modal closes in a frame (0.05).
    // Words break in buttons, badges and links (0.5), lists say when their end is near (0.75). What is typed is kept where
    // hydration fails in a frame, and without a name (0.25), and printed whole where it is text (0.45). Numbers are found
    // without marks (0.2). A box without a text and radios have the name of their field, and get their focus (0.4).
    checkbox: 7.9,
    input: 8.15,
    textarea: 8.05,
    'native-select': 9.4,
    // A panel that is kept, and opens where a form or the browser finds something in it (0.8).
    'radio-group': 8.5,
    switch: 7.95,
    // Each tab is told once (0.1).
    tabs: 10.4,
    'app-shell': 9.75,
    'password-input': 12.6,
    // It asks for its layer, and is a popover without it (0.25).
    'mobile-menu': 9.05,
    'quantity-input': 12.45,
    popover: 7.95,
    // One portal that follows its surroundings and moves with what is typed in it (0.9), a stack in which a click closes
    // one (0.5), a scroll lock that moves nothing, and the focus inside a shadow root (0.4). Layers that come together
    // are stacked in their order, have the app's colors, and leave the focus near a row that goes (0.1). They stand above
    // what an app has above the page, and return the focus that their content takes (0.25).
    // What others show above it, such as a password manager, may be pressed (0.15 to 0.2, in what holds a dialog, too).
    dialog: 17.1,
    sheet: 17.25,
    // The look of a dialog and its stack, and answers that are buttons (1.5) in place of a close button.
    'alert-dialog': 16.55,
    // Where the screen is narrow its sidebar is a sheet (9.8).
    sidebar: 22.55,
    // Of that, the stack, and submenus that close alone.
    'dropdown-menu': 15.1,
    'navigation-menu': 11,
    // What is blank, and what is unusual and asked about once (0.5). It is as valid as at first once its form is reset (0.9).
    field: 14.1,
    // One field and its button stay on one line from 22rem on (0.1), which `index` holds too.
    // 7.9: errors by field from a server, the reset, what hides an invalid field, and whether an event is its own.
    // 8.15: an event of its form, whichever that is by then, also in a shadow root.
    // 13.5: what is wrong with a control without a field is marked, named and said (1.9). No function is over 150 lines (0.1).
    'form-shell': 18.6,
    // With the picture that it tells when to load. Its timer, its scrolling and its buttons are separate parts (0.1).
    slider: 11.8,
    // Days that are typed in the order of a language, and what is wrong with them there (2.5).
    // 9.85: days of any calendar, found by how a language writes them (1.45), which the two below have as well.
    'date-input': 16.05,
    // With the field.
    // 14.6: its days are those of `date-input`.
    'date-range': 21.25,
    // The list that filters while one types, and what a form sends of it; the app may keep what is open and typed (0.5).
    // 11.2: the stack, its form by then, and its place among others of its name.
    // 11.5: its hooks are separate functions (0.2), which the two below have as well.
    combobox: 21.5,
    // A dialog near the top that a button and a key open, and its list, without the popover, the virtual rows
    // and the form value of a combobox.
    'command-menu': 23.85,
    // A popover with a list that filters.
    'multi-select-filter': 26.1,
    // Sorting, searching, paging, selecting and opening ten thousand rows, and changing their columns,
    // with the button and the checkbox of the column menu; only the admin loads it.
    // 33.75: texts that are put nearly in order before a collator, which is slow, compares them (0.1), a column of
    // actions, and a column menu that takes the columns of its table (0.3).
    // 34.6: six modules, none of which does three things, instead of one (1.35).
    // 43.05: its parts are open to apps, which give rows, cells and headers classes and states (1).
    // 48: what is typed before hydration, or in a row that is away, and values and keys of any kind (0.7).
    // 45.6: cells that are edited in place, and a focus that follows its row (1.6). No function is over 150 lines (0.1).
    // What is edited stands on the line of its row, and heads of numbers end where they do on paper (0.05).
    // The focus of a bar that goes, and roles of a table that stand once (0.25).
    'data-table/data-table': 53,
    // With the field, the list and the checkbox that it is made of.
    // 11.1: a select that keeps a value that no option has, and whether an event is its own.
    'film/film-choice': 18.15,
    // With what draws the light (3.2), which was a chunk that could fail alone, and the button that asks again.
    'film/light-view': 13.95,
    // All entries together; an app with a bundler that shakes it never loads it whole.
    // 92.5: layers of light by the density of the screen, and a slider that stops at the next slide.
    // 104.5: days that are typed (2). 103: a column of actions, and a column menu that takes those of its
    // table (0.4). 104.2: a menu of commands (1.2). 105.7: what takes separate modules of the table and the combobox (1.6).
    // 107.4: days of any calendar (1.45). 121.6: the parts of a table, and options from a server's search (1.25).
    // 123.9: a list of commands, cells that are edited, panels that are kept (4). 128: files that are dropped (4.6).
    // 137.1: tooltips in a frame (0.25), each tab is told once (0.1), what is pressed above a dialog (0.15), and what the others hold.
    // 133.8: paper, and no function over 150 lines (0.3). 137.2: the line of a row (0.1).
    // The focus of a bar that goes, and roles of a table that stand once (0.25).
    index: 141.9,
  },
  /** Of the layers of one light scene, as a phone loads them. */
  layersKiB: 200,
  /** 10,000 rows, CPU slowed 4x. */
  // sortMs 100: text in the order of its language, with its numbers, takes twice as long as by character codes.
  table: { mountMs: 400, filterMs: 45, sortMs: 100, frameP95Ms: 22, growthMiB: 1 },
  /** A change of film in the light viewer: no task of the main thread outlasts a frame of 60 Hz, CPU slowed 4x. */
  light: { changeMs: 16.7, fadeP95Ms: 16.7 },
  /** Minimum scores out of 100, on every public page. */
  lighthouse: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
} as const

export function pageBudgets(path: string) {
  if (path === '/') return { ...budgets.page, ...budgets.home }
  return path === 'tint-law.html' ? { ...budgets.page, ...budgets.laws } : budgets.page
}

/** The results of one kind of measurement. */
export interface Bench {
  readonly rows: readonly Readonly<Record<string, string | number>>[]
  readonly checks: readonly Check[]
}

/** A measured value and its budget. */
export interface Check {
  readonly name: string
  readonly value: number
  readonly budget: number
  /** The budget is a minimum, as for scores; otherwise it is a maximum. */
  readonly atLeast?: boolean
}

/** A check of each budget, against the value of the same name. */
export function checksOf(
  name: string,
  allowed: Readonly<Record<string, number>>,
  measured: Readonly<Record<string, number>>,
): Check[] {
  return Object.entries(allowed).map(([key, budget]) => ({
    name: `${name} ${key}`,
    value: measured[key] ?? Number.NaN,
    budget,
  }))
}

/** The checks that fail, including those without a measured value (NaN). */
export function overBudget(checks: readonly Check[]): Check[] {
  return checks.filter(({ value, budget, atLeast = false }) =>
    atLeast ? !(value >= budget) : !(value <= budget),
  )
}
