'use client'

import type { Words } from '../english.ts'
import { count, percent } from '../lib/number-text.ts'

/** The texts of all components in German, for a `Language`. */
const german = {
  appShell: { skipLabel: 'Zum Inhalt springen' },
  breadcrumb: { label: 'Brotkrumenpfad' },
  characterCount: {
    leftText: (characters, locale) => `Noch ${count(characters, locale)} Zeichen`,
    overText: (characters, locale) => `${count(characters, locale)} Zeichen zu viel`,
  },
  combobox: {
    openLabel: 'Auswahl anzeigen',
    listLabel: 'Auswahl',
    emptyLabel: 'Nichts passt.',
    loadingLabel: 'Wird gesucht …',
  },
  columnMenu: {
    label: 'Spalten',
    widthLabel: (header) => `Breite von ${header}`,
    widthText: (rem, locale) => `${count(rem, locale)} rem`,
    resetLabel: 'Zurücksetzen',
  },
  commandMenu: {
    label: 'Befehle',
    hintText: 'Geben Sie ein, wohin Sie möchten oder was zu tun ist.',
    inputLabel: 'Befehl',
  },
  dataTable: {
    loadingText: 'Wird geladen …',
    errorText: 'Die Zeilen konnten nicht geladen werden.',
    noMatchText: 'Nichts passt.',
    countText: (shown, total, locale) =>
      shown === total
        ? count(total, locale)
        : `${count(shown, locale)} von ${count(total, locale)}`,
    rowsText: (total) => (total === 1 ? 'Zeile' : 'Zeilen'),
    editLabel: (header) => `${header} bearbeiten`,
    selectAllLabel: 'Alle Zeilen auswählen',
    selectRowLabel: (row, locale) => `Zeile ${count(row, locale)} auswählen`,
    showAllText: 'Mehr anzeigen',
    showLessText: 'Weniger anzeigen',
    pagesLabel: (caption) => `Seiten von ${caption}`,
  },
  dateInput: {
    pickLabel: 'Kalender öffnen',
    partNames: { day: 'TT', month: 'MM', year: 'JJJJ' },
  },
  dateRange: { fromLabel: 'Von', toLabel: 'Bis' },
  dialog: { closeLabel: 'Schließen' },
  field: { optionalText: '(optional)' },
  fileDrop: {
    zoneText: (multiple) =>
      multiple ? 'Dateien wählen oder hierher ziehen' : 'Datei wählen oder hierher ziehen',
    removeLabel: (name) => `${name} entfernen`,
    progressLabel: (name) => `Hochladen von ${name}`,
    chosenText: (files, locale) => `${count(files, locale)} ${files === 1 ? 'Datei' : 'Dateien'}`,
    wrongKindText: (name) => `${name} ist von anderer Art.`,
    tooLargeText: (name, limit) => `${name} ist größer als ${limit}.`,
    tooManyText: (limit, locale) =>
      limit === 1
        ? 'Es geht nur eine Datei.'
        : `Es gehen höchstens ${count(limit, locale)} Dateien.`,
  },
  filmChoice: {
    allLabel: 'Alle Fenster',
    mixedLabel: 'Verschiedene Folien',
    adaptedEyesText: 'Wie es Augen sehen, die sich daran gewöhnt haben',
  },
  formShell: {
    invalidText: (fields, locale) => `Bitte ${count(fields, locale)} Felder noch einmal prüfen.`,
    failure: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  lightView: {
    failure:
      'Das Licht konnte hier nicht gezeichnet werden, das Bild folgt der Auswahl daher nicht.',
    retryLabel: 'Noch einmal versuchen',
  },
  mobileMenu: { label: 'Menü', closeLabel: 'Menü schließen' },
  multiSelectFilter: {
    searchLabel: 'Suchen',
    emptyLabel: 'Nichts passt.',
    clearLabel: 'Auswahl aufheben',
    chosenText: (chosen, locale) => `${count(chosen, locale)} ausgewählt`,
  },
  navigationMenu: { label: 'Hauptmenü' },
  pagination: {
    label: 'Seiten',
    previousLabel: 'Vorige Seite',
    nextLabel: 'Nächste Seite',
    pageLabel: (page, locale) => `Seite ${count(page, locale)}`,
  },
  passwordInput: { showLabel: 'Passwort anzeigen', hideLabel: 'Passwort verbergen' },
  quantityInput: { decreaseLabel: 'Verringern', increaseLabel: 'Erhöhen' },
  sheet: { closeLabel: 'Schließen' },
  sidebar: { label: 'Hauptmenü', openLabel: 'Menü öffnen' },
  slider: {
    roleText: 'Karussell',
    slideRoleText: 'Bild',
    slideLabel: (slide, slides, locale) => `${count(slide, locale)} von ${count(slides, locale)}`,
    pickLabel: (slide, slides, locale) =>
      `Zu Bild ${count(slide, locale)} von ${count(slides, locale)}`,
    previousLabel: 'Voriges Bild',
    nextLabel: 'Nächstes Bild',
    pauseLabel: 'Wechsel der Bilder anhalten',
    playLabel: 'Bilder wechseln lassen',
  },
  spectrumStrip: {
    label: 'Durchgelassenes Licht',
    names: { uv: 'UV', visible: 'Sichtbar', infrared: 'Infrarot' },
  },
  toaster: {
    closeLabel: 'Schließen',
    toastLabel: 'Mitteilung',
    regionLabel: 'Mitteilungen ({hotkey})',
  },
  validation: {
    requiredText: 'Bitte füllen Sie dieses Feld aus.',
    requiredCheckboxText: 'Bitte setzen Sie hier ein Häkchen, um fortzufahren.',
    requiredRadioText: 'Bitte wählen Sie eine dieser Möglichkeiten.',
    requiredSelectText: 'Bitte wählen Sie einen Eintrag aus der Liste.',
    requiredFileText: 'Bitte wählen Sie eine Datei.',
    noAtText: (email) => `Eine E-Mail-Adresse enthält ein „@“. In „${email}“ fehlt es.`,
    emailText: 'Bitte geben Sie eine E-Mail-Adresse ein.',
    urlText: 'Bitte geben Sie eine Webadresse ein.',
    numberText: 'Bitte geben Sie eine Zahl ein.',
    dateText: (example) => `Bitte geben Sie ein Datum ein, wie ${example}.`,
    patternText: 'Bitte halten Sie das vorgegebene Format ein.',
    tooShortText: (least, length, locale) =>
      `Bitte geben Sie mindestens ${count(least, locale)} Zeichen ein (derzeit ${count(length, locale)}).`,
    tooLongText: (most, length, locale) =>
      `Bitte geben Sie höchstens ${count(most, locale)} Zeichen ein (derzeit ${count(length, locale)}).`,
    underText: (least) => `Der Wert darf nicht kleiner als ${least} sein.`,
    overText: (most) => `Der Wert darf nicht größer als ${most} sein.`,
    earlyText: (first) => `Der früheste mögliche Wert ist ${first}.`,
    lateText: (last) => `Der späteste mögliche Wert ist ${last}.`,
    stepText: (below, above) =>
      `Dieser Wert ist nicht möglich. Die nächsten möglichen sind ${below} und ${above}.`,
  },
  wipe: {
    label: 'Wie weit die Folie reicht',
    valueText: (share, locale) => percent(share, locale),
  },
} satisfies Words

export { german }
