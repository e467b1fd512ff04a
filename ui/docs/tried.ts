/**
 * By screen reader and component: what it said of the first story or the example, in short; ">" is what a key then made
 * it say. What is not here was not tried. Of a modal layer this Orca says where the focus is, and not the title.
 */
const tried: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  NVDA: {},
  VoiceOver: {},
  'Orca 43.1, Firefox ESR 153.7, 2026-11-26': {
    'alert-dialog':
      'Erase collapsed push button, opens dialog > Keep it push button, without the question',
    alert: 'Orders placed today are sent on Monday',
    'app-shell': 'Page has 3 landmarks, Orders link, leaving navigation, Add an order push button',
    accordion: 'What does VLT mean? collapsed push button > expanded',
    badge: 'Pending',
    breadcrumb: 'Home link, Automotive link, Ceramic 30',
    button: 'Find a dealer push button',
    card: 'Energy savings heading level 2, How it is measured link',
    checkbox: 'Send me the measured values check box checked',
    combobox:
      'Nearest city editable combo box > expanded, Options List with 4 items, Bergen > Oslo',
    'comparison-table':
      'Clear ceramic films of seven brands caption, Our film column header, row header VLT, Visible light transmitted, 30%',
    container: 'From edge to edge of the container',
    'data-table':
      'Observations table with 6 rows 7 columns, column header Observer push button, row 2 column 1 Maria Mitchell',
    'date-input': 'Date of installation entry MM/DD/YYYY required, Open the calendar push button',
    'date-range': 'From entry 1/1/2026, Open the calendar push button, To entry MM/DD/YYYY',
    dialog: 'Rename collapsed push button, opens dialog > Name entry, without the title',
    'dropdown-menu':
      'Actions for Mira 4 collapsed push button, opens menu > menu, Open O, expanded > Answer',
    empty: 'No messages yet heading level 2, See the contact page push button',
    field: 'E-mail entry',
    figure: 'VLT description term, 30% description value, Visible light let through',
    'film/film-choice':
      'Film on each window, All windows combo box Different films, Front sides combo box Ceramic 50',
    'film/spectrum-strip':
      'Light let through, Description list with 3 terms, UV description term, 1% description value',
    'film/light-view': 'A room with a window of bare glass image, The picture shows bare glass',
    'film/wipe': 'A room without film image, How far the film goes slider 50% > 51%',
    footer: 'Company heading level 2, About us link, Contact link, leaving list',
    'form-shell':
      'Ask for a visit push button > Please fill out this field, E-mail entry required invalid entry',
    heading: 'See the heat stay outside heading level 1',
    'icon-button': 'Close push button',
    icon: 'Call us',
    input: 'Telephone (optional) entry, With the area code',
    language: 'Vorige Seite push button, Seite 1 push button, Nächste Seite push button',
    link: 'Compare the films link',
    'mobile-menu': 'Open menu collapsed push button, opens dialog > Close menu push button',
    'multi-select-filter':
      'Kind collapsed push button, opens dialog > Kind dialog, Refractors check box not checked',
    'named-icon': 'Call us',
    'native-select': 'Country combo box, India',
    'navigation-menu': 'About us link, Telescopes collapsed push button',
    pagination: 'Previous page push button grayed, List with 7 items, Page 1 push button',
    'password-input': 'Password password text, Twelve characters or more',
    picture: 'Two glass towers at sunset image',
    popover: 'Direction collapsed push button, opens dialog > dialog, North push button',
    'product-card': 'Ceramic 30 heading level 2, Learn more link',
    'quantity-input': 'Decrease push button, Lenses 3 spin button, Increase push button > 2',
    'radio-group':
      'Do you sell films today? Yes not selected radio button, No selected radio button > Yes',
    section: 'Rooms that stay bright and cool heading level 2',
    'section-heading': 'Telescopes for a small garden heading level 2',
    separator: 'separator',
    sheet: 'Edit collapsed push button, opens dialog > Aperture in millimeters entry',
    sidebar: 'Skip to content link, navigation Main, Nights link, People, Observers link',
    'skip-link': 'Skip to content link > main content',
    slider:
      'carousel The hours, Dawn link, Pause slides push button, Go to slide 1 of 4 push button, Next slide push button',
    'spec-table':
      'Film column header, VLT column header, Ceramic 30 row header, 30%, Light let through region',
    spinner: 'statusbar',
    stack: 'Archive push button, Assign push button, Answer push button',
    'status-badge': 'Waiting',
    surroundings: 'Direction dialog, North push button',
    switch: 'Follow the sun switch off > on',
    tabs: 'Messages page tab, Applications page tab, Applications stand here',
    textarea: 'Message entry',
    'titled-list': 'Choose a dark place heading level 3, Wait heading level 3',
    toast: 'Add to cart push button > Notification Ceramic 30 is in your cart',
    tooltip: 'Turn push button',
  },
}

export { tried }
