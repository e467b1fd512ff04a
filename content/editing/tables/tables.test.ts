import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plain } from '../../schema'
import { dealerCards, dealerSource } from './dealers'
import { filmSource, filmValues } from './films'
import { type Import, kinds } from './kinds'
import { lawFile, lawModules, lawSource } from './laws'
import { offerSource, storeProducts, storeSource } from './prices'
import { textOf } from './text'

const read = (file: string) => readFileSync(file, 'utf8')

function imported(kind: string, text: string, line?: string): Import {
  const result = kinds[kind]?.import(text, read, line)
  if (!result) throw new Error(`There is no kind ${kind}.`)
  return result
}

/** Code without what the formatter decides. */
const bare = (text = '') => text.replace(/\s+|["']|,(?=\s*[\])}])/g, '')

const sheet = (number: number) =>
  imported('films', read(`content/editing/tables/sheets/sheet-${number}.csv`), 'nano-ceramic')
const models = (result: Import) => bare(result.modules['content/films/nano-ceramic/models.ts'])

const faultsOf = (result: Import) =>
  result.faults.map(({ line, column, message }) => `${line} ${column ?? ''}: ${message}`)

test('what is exported and read again changes nothing, whatever stands between its cells', () => {
  for (const [name, kind] of Object.entries(kinds)) {
    const text = kind.export()
    // No cell of ours has a comma between quotes and a comma that separates.
    for (const table of [
      text,
      `\ufeff${text.replaceAll('\r\n', '\n')}`,
      text.replaceAll(/,(?="|,|\r|[\d.]+,)/g, ';'),
    ]) {
      const { faults, ignored, changes, modules } = imported(name, table)
      expect({ name, faults, ignored, changes, modules }).toEqual({
        ...{ name, faults: [], ignored: [], changes: [], modules: {} },
      })
    }
  }
})

test('what is written of the content as it is are its modules', () => {
  for (const [slug, values] of Object.entries(filmValues)) {
    const before = read(`content/films/${slug}/models.ts`)
    expect(bare(filmSource(before, values).getFullText()), slug).toBe(bare(before))
  }
  for (const [place, law] of Object.entries(lawModules)) {
    const file = read(lawFile(place))
    expect(lawSource(file, law, law).getFullText(), place).toBe(file)
  }
  for (const [file, source] of [
    ['content/shop/offers.ts', offerSource],
    ['content/shop/store.ts', storeSource],
  ] as const) {
    expect(source(read(file), storeProducts, storeProducts).getFullText(), file).toBe(read(file))
  }
  const before = read('content/pages/dealers/cards.ts')
  const sorted = (text: string) =>
    bare(text).replace(/^(?:import.*?(?:brand|countries|schema))+/, '')
  expect(sorted(dealerSource(before, dealerCards).getFullText())).toBe(sorted(before))
})

test('units are read as makers print them', () => {
  const text = [
    'Film;VLT;UV;IR rejected;TSER (%);VLR exterior;VLR interior;SHGC;U-value (BTU);Emissivity;Thickness µm',
    'A 35;0,35;> 99%;–;61,5;0,09;0.08;39%;1,01;0,33;38',
    'B 50;0,5;≥99%;93;n/a;0,1;;48;0,58;;',
  ].join('\n')
  const { faults, changes } = imported('films', `\ufeff${text}`, 'nano-ceramic')
  expect(faults).toEqual([])
  expect(changes.slice(0, 2)).toEqual(['nano-ceramic, A 35: new', 'nano-ceramic, B 50: new'])
  const written = imported('films', text, 'nano-ceramic').modules[
    'content/films/nano-ceramic/models.ts'
  ]
  expect(bare(written)).toContain(
    bare(
      "{ name: 'A 35', emissivity: 0.33, stated: { vlt: 35, uvr: '>99', tser: 61.5, outside: 9, inside: 8, u: 5.73, shgc: 0.39 }, }",
    ),
  )
  expect(bare(written)).toContain(
    bare(
      "{ name: 'B 50', stated: { vlt: 50, irr: 93, uvr: '≥99', outside: 10, u: 3.29, shgc: 0.48 }, }",
    ),
  )
  expect(bare(written)).toContain(bare("{ name: 'A 35', thicknessMil: 1.5 }"))
})

test('every fault is named with its line and column, and then nothing is written', () => {
  const text = [
    'Line,Model,VLT %,UV transmitted %,U-value,Thickness,VR out %,Glare reduction',
    'nano-ceramic,X 1,135,<1,5.7,,8,60',
    'nano-ceramic,X 2,dark,1,0.95,2,8,60',
    'nano-ceramic,X 2,60,1,,,55,60',
    'ceramics,X 3,60,1,,,,60',
    'nano-ceramic,,60,1,,,,60',
    'nano-ceramic,X 4,,1,,,,60',
    'nano-ceramic,X 5,60,1',
  ].join('\n')
  const result = imported('films', text)
  expect(faultsOf(result)).toEqual([
    '2 VLT %: 135 is more than a share can be: 100.',
    '3 VLT %: “dark” is no figure: a number, “>99”, “<1”, or a dash where it is unknown.',
    '3 U-value: Name the unit in the header: “W/m²K”, or “BTU/h·ft²·°F” as on US sheets.',
    '3 Thickness: Name the unit, in the header or the cell: “mil”, “µm” or “mm”.',
    '4 Model: “X 2” stands in line 3 as well.',
    '4 VLT: VLT 60% and 55% reflected are more light than comes in.',
    expect.stringMatching(/^5 Line: “ceramics” is no film line: /),
    '6 Model: The name of the model is missing.',
    '7 VLT: The VLT is missing: a film is chosen by it.',
    '8 : It has 4 cells, the header 8.',
  ])
  expect(result.ignored).toEqual(['Glare reduction'])
  expect(result.modules).toEqual({})
})

test('sheets of makers are read or refused for what they print', () => {
  const [silver, layered, ceramic, shades, sputtered] = [1, 2, 3, 4, 5].map(sheet)
  expect(
    silver && faultsOf(silver),
    'decimal commas, semicolons, transmitted in place of rejected',
  ).toEqual([])
  expect(silver && models(silver)).toContain(
    bare(
      "{ name: 'E 20', stated: { vlt: 20, uvr: 99, tser: 77, outside: 36, u: 5.794, g: 0.229 } }",
    ),
  )
  expect(silver?.ignored).toEqual([
    'Coefficente di schermatura',
    'Radiazione solare Trasmissione',
    'Radiazione solare Riflessione esterno',
    'Radiazione solare Assorbimento',
  ])
  expect(layered && faultsOf(layered), 'a remark beside a figure').toEqual([
    '2 VLT (Visible Light Transmitted): “% (Paling Terang)” is no unit here: per cent, or a share of one.',
    '4 VLT (Visible Light Transmitted): “% (Kegelapan 40%)” is no unit here: per cent, or a share of one.',
    '5 VLT (Visible Light Transmitted): “% (Kegelapan 60%)” is no unit here: per cent, or a share of one.',
  ])
  expect(layered?.ignored, 'of which side it does not say').toEqual([
    'VLR (Visible Light Reflected)',
  ])
  expect(ceramic && faultsOf(ceramic), 'infrared of one wavelength is not the band').toEqual(
    [2, 3, 4, 5, 6].map(
      (line) =>
        `${line} Rechazo infrarrojo: “% a 950 nm” is no unit here: per cent, or a share of one.`,
    ),
  )
  expect(shades && faultsOf(shades), 'shades without a name').toEqual([
    '2 : There is no column “Model”.',
    ...[2, 3, 4].map((line) => `${line} VLT: The VLT is missing: a film is chosen by it.`),
  ])
  expect(sputtered && faultsOf(sputtered), 'a range').toEqual(
    [2, 3, 4, 5].map(
      (line) => `${line} Thickness: “2 - 3.5 mil” is a range: one figure, or a bound such as “>2”.`,
    ),
  )
  for (const one of [layered, ceramic, shades, sputtered]) expect(one?.modules).toEqual({})
})

test('sheets of makers are read in each column, under titles and under headers in two lines', () => {
  const sideBySide = sheet(6)
  expect(faultsOf(sideBySide)).toEqual([])
  expect(models(sideBySide), 'of infrared the band, not the part that a meter sees').toContain(
    bare("{ name: 'H 6', stated: { vlt: 6, irr: 57, uvr: '>99', tser: 61, outside: 5 } }"),
  )
  expect(sideBySide.ignored).toEqual([
    'Visible light transmittance on auto glass %',
    'SIRR - Selective Infrared energy rejected %1',
  ])
  const grouped = sheet(7)
  expect(faultsOf(grouped), 'panes in place of films').toEqual(
    ['4mm single', '4mm double'].map(
      (pane) =>
        `2 ${pane}: “${pane}” is a pane of glass: name the film instead, with its figures on one pane alone.`,
    ),
  )
  const named = read('content/editing/tables/sheets/sheet-7.csv')
    .replace('4mm single', 'P 70')
    .replace('4mm double', 'P 65')
  expect(
    models(imported('films', named, 'nano-ceramic')),
    'of light and not of the whole energy',
  ).toContain(
    bare(
      "{ name: 'P 70', emissivity: 0.77, stated: { vlt: 72, uvr: '>99', tser: 55, outside: 9, inside: 9, u: 5.66, shgc: 0.45, lsg: 1.61 } }",
    ),
  )
  const merged = sheet(8)
  expect(faultsOf(merged)).toEqual([])
  expect(models(merged)).toContain(bare("{ name: 'N-25', stated: { vlt: 25, uvr: '>99', u: 6 } }"))
  expect(models(merged)).toContain(bare("{ name: 'N-25', thicknessMil: 1.5 }"))
  expect(merged.ignored.slice(-2), 'the second line of the header, a note').toEqual([
    'line 2',
    'line 7',
  ])
  const twoLines = sheet(9)
  expect(faultsOf(twoLines)).toEqual([])
  expect(models(twoLines)).toContain(bare("{ name: 'Y-35', stated: { vlt: 33 } }"))
  expect(twoLines.ignored, 'of which side it does not say').toContain('可視光線 反射率')
  expect(faultsOf(sheet(10)), 'a film whose name stands above').toEqual([
    '13 : There is no column “Model”.',
  ])
})

test('sheets of makers are read with a second unit, headings, notes and marks of notes', () => {
  const [onTwoPanes, units, headings, marked, panes] = [11, 12, 13, 14, 15].map(sheet)
  const twice = 'A column of the same meaning stands before it: keep one.'
  expect(onTwoPanes && faultsOf(onTwoPanes), 'a film on two panes in one line').toEqual(
    [
      'Lichtdurchlässigkeit',
      'Lichtreflexion außen',
      'Lichtreflexion innen',
      'UV-Durchlässigkeit',
      'g-Wert',
      'Ug-Wert W/m²K',
      'Gesamtenergieabweisung',
    ].map((column) => `3 ${column}: ${twice}`),
  )
  expect(units && faultsOf(units)).toEqual([])
  expect(units && models(units)).toContain(
    bare("{ name: 'A 4', thicknessMil: 4 }, { name: 'A 12', thicknessMil: 12 }"),
  )
  expect(headings && faultsOf(headings)).toEqual([])
  expect(headings?.ignored).toEqual(['line 3', 'line 7', 'line 10'])
  expect(marked && faultsOf(marked)).toEqual([])
  expect(marked && models(marked)).toContain(
    bare("{ name: 'V 35', stated: { vlt: 36, uvr: 99.9, tser: 55 } }"),
  )
  expect(marked?.ignored.slice(-2)).toEqual(['line 7', 'line 8'])
  expect(panes && faultsOf(panes)).toEqual([
    expect.stringMatching(/^1 Simple vitrage 3 mm: .* is a pane of glass/),
    expect.stringMatching(/^1 Double vitrage 4\/12\/4: .* is a pane of glass/),
  ])
  expect(panes?.ignored).toEqual(["Coefficient d'ombrage", "Réduction de l'éblouissement"])
})

test('of infrared only the whole is read', () => {
  const header = (of: string) =>
    faultsOf(imported('films', `Film,VLT,IR rejection ${of}\nA 70,69,97`, 'nano-ceramic'))
  const part = 'is a part of the infrared: IRR is of all of it, from 780 to 2500 nm.'
  for (const of of ['', '(780-2500nm)', '(780 to 2500 nm)']) expect(header(of), of).toEqual([])
  for (const of of ['(900-1000 nm)', '(@ 950 nm)', '(780-1700 nm)']) {
    expect(header(of)).toEqual([`2 IR rejection ${of}: “IR rejection ${of}” ${part}`])
  }
})

test('a fault in a sheet with films side by side is named where it stands', () => {
  const text =
    'Films on 3 mm glass\n,A 35,B 50\nVLT %,35*,dark\nUV blocked,99+%,99\n* before lamination'
  const { faults, modules } = imported('films', text, 'nano-ceramic')
  expect(faults).toEqual([expect.objectContaining({ line: 3, column: 'B 50' })])
  expect(modules).toEqual({})
  const right = imported('films', text.replace('dark', '.5%'), 'nano-ceramic')
  expect(models(right)).toContain(
    bare("{ name: 'A 35', stated: { vlt: 35, uvr: '≥99' } }, { name: 'B 50', stated: { vlt: 0.5"),
  )
})

test('a table comes back from a spreadsheet as it went', () => {
  const text = kinds.laws?.export() ?? ''
  const rewritten = (day: string) => text.replace(/"(\d{4})-(\d\d)-(\d\d)"/g, day)
  const inWindows = (cell: string) => ({ '–': 0x96, '’': 0x92 })[cell] ?? cell.charCodeAt(0)
  const tables = {
    'as days are written in Germany': rewritten('$3.$2.$1'),
    'as in the US': rewritten('$2/$3/$1'),
    'as in the UK': rewritten('$3/$2/$1'),
    'as in Japan': rewritten('$1/$2/$3'),
    'as macOS shortens the years of Germany': rewritten('$3.$2.$1').replace(
      /(?<=\.)20(?=\d\d")/g,
      '',
    ),
    'as macOS shortens those of the US': rewritten('$2/$3/$1').replace(/(?<=\/)20(?=\d\d")/g, ''),
    'with what separates, and a title': `sep=,\r\nTint laws\r\n${text}`,
    'with empty columns and rows': `${text.replaceAll('\r\n', ',,\r\n')},,,,,,\r\n`,
    'in UTF-16': textOf(Buffer.from(`\ufeff${text}`, 'utf16le')),
    'in Windows-1252': textOf(Uint8Array.from(text, inWindows)),
  }
  for (const [name, table] of Object.entries(tables)) {
    const { faults, ignored, changes } = imported('laws', table)
    expect
      .soft({ faults, ignored, changes }, name)
      .toEqual({ faults: [], ignored: [], changes: [] })
  }
  const changedOf = (day: string) =>
    imported('laws', `Place,Checked,Changed\nus/texas,13.11.26,${day}`).changes.join()
  expect(changedOf('5.4.87')).toContain('→ 1987-04-05')
  expect(changedOf('5.4.07')).toContain('→ 2007-04-05')
  const unclear = imported('laws', 'Place,Checked\nus/texas,3/4/2027\nus/utah,1/2/2027')
  expect(faultsOf(unclear)).toEqual([
    '2 Checked: “3/4/2027”: a day such as “2026-11-22”.',
    '3 Checked: “1/2/2027”: a day such as “2026-11-22”.',
  ])
  expect(faultsOf(imported('laws', 'Place,Checked\n"us/"texas,1'))).toContain(
    '1 : It is no CSV: a quote ends in the middle of a cell.',
  )
})

test('a warranty is read whole or by region, with its terms, and is one of its line', () => {
  const head = 'Line,Model,VLT,Guarantee'
  const cell = 'Europe: 10 years (If a dealer lays it; no resale.); India: 5 years'
  const right = imported('films', `${head}\nnano-ceramic,A,35,"${cell}"\nnano-ceramic,B,50,`)
  expect(right.faults).toEqual([])
  expect(right.changes).toContain('nano-ceramic, A: new')
  expect(models(right)).toContain(
    bare(
      "warranty: [{ region: 'Europe', period: '10 years', terms: 'If a dealer lays it; no resale.' }, { region: 'India', period: '5 years' }]",
    ),
  )
  const whole = imported('films', `${head}\nnano-ceramic,A,35,"Up to 5 years, at home"`)
  expect(models(whole)).toContain(bare("warranty: 'Up to 5 years, at home'"))
  const none = imported(
    'films',
    'Line,Model,VLT,Thickness mil,Warranty\nwindshield-protection,A,80,4,',
  )
  expect(none.modules['content/films/windshield-protection/models.ts']).not.toContain('warranty:')
  const two = imported('films', `${head}\nnano-ceramic,A,35,5 years\nnano-ceramic,B,50,6 years`)
  expect(faultsOf(two)).toEqual([
    '3 Guarantee: “6 years”: line 2 says “5 years”, and a film line has one warranty.',
  ])
})

test('a mark that is no word of the table is a fault, and does not make a value a fact', () => {
  const dealers = (mark: string) =>
    imported(
      'dealers',
      `Region,Name,Location,Time zone,Hours,Phone,Countries,Illustrative\nNorth,A,"Oslo, Norway",Europe/Oslo,Monday,'+47 22 123456,Norway,${mark}`,
    )
  expect(faultsOf(dealers('yes'))).toEqual([])
  expect(dealers('Yes').modules).toEqual(dealers('yes').modules)
  expect(dealers('Yes').modules).not.toEqual(dealers('no').modules)
  expect(faultsOf(dealers('ja'))).toEqual([
    expect.stringMatching(/^2 Illustrative: “ja”: yes, no, name, location, /),
  ])
  const prices = imported('prices', 'Product,Price,Illustrative\n1,"$1,149.50",piece; films')
  expect(faultsOf(prices)).toEqual([
    '2 Illustrative: “piece; films”: yes, no, piece, film, lastsYears.',
  ])
  const films = imported('films', 'Line,Model,VLT,Illustrative\nnano-ceramic,A,35,maybe')
  expect(faultsOf(films)).toEqual(['2 Illustrative: “maybe”: yes, no, reflectance.'])
})

test('a table of dealers names what is wrong, and takes a dealer without an email in several places', () => {
  const head = 'Region,Name,Location,Street,Time zone,Hours,Email,Phone,Website,Countries'
  const wrong = imported(
    'dealers',
    `${head}\nNorth,A,Oslo,,Oslo,,a.no,123,ask us,Norge;Norway\nNorth,B,,,Europe/Oslo,,,,,Norway`,
  )
  expect(faultsOf(wrong)).toEqual([
    '2 Time zone: “Oslo”: its IANA name, such as “Europe/Berlin”.',
    '2 Email: “a.no”: an address such as “name@example.com”.',
    '2 Phone: “123”: one number with the code of its country, such as “+49 30 1234567”.',
    '2 Website: “ask us”: an address such as “https://example.com”.',
    '2 Countries: “Norge” is no country of content/countries.ts.',
    '3 Location: It is missing.',
    '3 : There is no way to reach the dealer: an email, a phone or a website.',
  ])
  const right = imported(
    'dealers',
    `${head}\nNorth,A,"Oslo, Norway",Gate 1,Europe/Oslo,Monday,,'+47 22 123456,https://a.no,Norway; Sweden\nNorth,A,"Bergen, Norway",,Europe/Oslo,,,,,Norway; Sweden`,
  )
  expect(right.faults).toEqual([])
  const written = bare(right.modules['content/pages/dealers/cards.ts'])
  expect(written).toContain(
    bare("phone: '+47 22 123456', website: 'https://a.no', countries: namesIn('Norway, Sweden')"),
  )
  expect(written).toContain(bare("{ location: 'Bergen, Norway', timeZone: 'Europe/Oslo' }"))
  expect(written).not.toContain('illustrative')
  expect(written, 'imported for nothing').not.toContain('import{brand}')
})

test('a table of dealers as a trade keeps it is read, and says where places differ', () => {
  const head = 'Gebiet;Händler;Straße;Ort;Land;Telefon;Webseite;Öffnungszeiten;Zeitzone'
  const lines = (...places: readonly string[]) =>
    imported('dealers', [head, ...places, ';;;;;;;;'].join('\n'))
  const dresden =
    'Ost;Müller;Weg 12, 01099;Dresden;Germany;tel:0049 351 804 1234;www.a.de/ost;Mo–Fr;Europe/Berlin'
  const leipzig = 'Ost;Müller;Weg 3, 04107;Leipzig;Germany;;;Sa;Europe/Berlin'
  const read = lines(dresden, leipzig)
  expect(read.faults).toEqual([])
  expect(bare(read.modules['content/pages/dealers/cards.ts'])).toContain(
    bare("phone: '+49 351 804 1234', website: 'https://www.a.de/ost', countries: ['Germany']"),
  )
  expect(faultsOf(lines(dresden, leipzig.replace('Germany;', 'Austria;+49 341 5551234')))).toEqual([
    expect.stringMatching(
      /^3 Telefon: “\+49 341 5551234”: line 2 says “\+49 351 804 1234”, and the places of a dealer share it/,
    ),
    expect.stringMatching(/^3 Land: “Austria”: line 2 says “Germany”/),
  ])
  expect(faultsOf(imported('dealers', 'Name,Email\nA,a@a.no\nB,b@a.no'))).toEqual(
    ['Region', 'Location', 'Time zone', 'Countries'].map(
      (name) => `1 : There is no column “${name}”.`,
    ),
  )
})

test('what has another name is the same row, and not a new one', () => {
  const renamed = (kind: string, from: string, to: string) =>
    imported(kind, (kinds[kind]?.export() ?? '').replace(`"${from}"`, `"${to}"`)).changes
  expect(renamed('films', 'DPNC-35', 'DPNC-36')).toEqual([
    'nano-ceramic, DPNC-35: Model DPNC-35 → DPNC-36',
  ])
  const [dealer] = dealerCards
  const name = plain(dealer?.name ?? '')
  expect(renamed('dealers', name, 'Glazing Ltd')).toEqual([
    expect.stringContaining(`: Name ${name} → Glazing Ltd`),
  ])
  expect(imported('prices', 'Product,Name,Price\n1,Ceramic Film,130').changes).toEqual([
    '1, Nano Ceramic Window Film: Name Nano Ceramic Window Film → Ceramic Film, Price $ 120.00 → 130.00',
  ])
})

test('store prices are read as spreadsheets write dollars', () => {
  const priced = (price: string) => imported('prices', `Product;Price\n1;${price}`)
  for (const price of ['1,299.00', '1.299,00', '1 299,00', "1'299.00", 'USD 1299', '1299.00 USD'])
    expect(priced(price).changes, price).toEqual([expect.stringContaining('→ 1299.00')])
  for (const price of ['$1,299', '1.299'])
    expect(faultsOf(priced(price))).toEqual([
      `2 Price: “${price}”: with two decimals, such as “1,299.00”.`,
    ])
  expect(faultsOf(priced('€ 12,50'))).toEqual(['2 Price: “€ 12,50”: US dollars, such as “120.00”.'])
})

test('store prices are read in dollars, and each model is one of its line', () => {
  const wrong = imported(
    'prices',
    [
      'Product,Name,Price,Model,VLT,Width,Length,Lifetime',
      '1,Nano,12.345,DPNC-36,,40 cm,15,ten',
      '9,New,10,,,1,1,1 to 2',
      '2,,free,DPRF-20,35,40,15,5 to 10',
      '2,Again,95,,,40,15,5 to 10',
    ].join('\n'),
  )
  expect(faultsOf(wrong)).toEqual([
    '2 Price: “12.345”: with two decimals, such as “1,299.00”.',
    '2 Width: “40 cm”: inches, such as “40”.',
    expect.stringMatching(/^2 Model: “DPNC-36”: no model of .*: DPNC-05, /),
    '2 Lifetime: “ten”: two numbers of years, such as “5 to 10”.',
    expect.stringMatching(/^3 Product: “9” is no product: 1, 2, 3, 4, 5\. /),
    '4 Price: “free”: US dollars, such as “120.00”.',
    '4 Name: “”: the name is missing.',
    '4 VLT: “35”: DPRF-20 has 20.',
    '5 Product: “2” stands in line 4 as well.',
  ])
  expect(wrong.modules).toEqual({})

  const { faults, changes, modules } = imported(
    'prices',
    'Product;Price;Model;Width;Illustrative\n1;$ 1149,50;DPNC-25;60;\n4;200;;24;piece; film; lastsYears',
  )
  expect(faults.map(({ message }) => message)).toEqual(['It has 7 cells, the header 5.'])
  expect({ changes, modules }).toEqual({ changes: expect.anything(), modules: {} })

  const right = imported('prices', 'Product;Price;Model;Width\n1;$ 1149,50;DPNC-25;60')
  expect(right.faults).toEqual([])
  expect(right.changes).toEqual([
    '1, Nano Ceramic Window Film: Price $ 120.00 → 1149.50, Model DPNC-35 → DPNC-25, VLT % 35 → 25, Width in 40 → 60',
  ])
  expect(right.modules['content/shop/offers.ts']).toContain('priceCents: 114_950')
  const store = bare(right.modules['content/shop/store.ts'])
  expect(store).toContain(bare("{ model: 'DPNC-25', vlt: 25 }"))
  const priceAlone = imported('prices', 'Product,Price\n5,45').modules
  expect(Object.keys(priceAlone), 'the other module stays').toEqual(['content/shop/offers.ts'])
})

test('laws are read by limits, dates and sources, and keep what a table does not say', () => {
  const wrong = imported(
    'laws',
    [
      'Place,Name,Code,Basis,Front sides,Rear reflection,Medical,Checked,Effective,Statute,Exemptions,Source',
      'us/texas,Texas,TX,glass,250,25,perhaps,2026-13-01,soon,,None.,https://a.gov',
      'Texas,Texas,TX,net,25,25,darker,2026-11-22,,§ 1,None.,statute https://a.gov',
      'world/freedonia,Freedonia,FRD,net,,25,darker,2026-11-22,,§ 1,None.,statute https://a.gov',
      'us/texas,Texas,TX,net,25,25,darker,2026-11-22,,§ 1,None.,statute https://a.gov',
    ].join('\n'),
  )
  expect(faultsOf(wrong)).toEqual([
    '2 Statute: It is missing.',
    '2 Checked: “2026-13-01”: a day such as “2026-11-22”.',
    '2 Effective: “soon”: a day such as “2026-11-22”.',
    expect.stringMatching(/^2 Source: “https:\/\/a\.gov”: each a kind and an address, /),
    '2 Basis: “glass”: net, film, both.',
    '2 Medical: “perhaps”: darker, clear, none.',
    expect.stringMatching(/^2 Front sides: “250”: per cent from 0 /),
    expect.stringMatching(/^3 Place: “Texas”: its module, such as “us\/texas”/),
    '4 Front sides: It is missing.',
    '5 Place: It stands in line 2 as well.',
  ])
  expect(wrong.modules).toEqual({})
  expect(faultsOf(imported('laws', 'Place,Checked\nus/ohio,2026-11-31'))).toEqual([
    '2 Checked: “2026-11-31”: a day such as “2026-11-22”.',
  ])
  expect(faultsOf(imported('laws', 'State,Front\nTexas,25\nUtah,43'))).toEqual([
    '1 : There is no column “Place”.',
  ])

  const changed = imported('laws', 'Place,Front VLT,Rear VLT,Checked\nus/texas,35%,any,2027-01-02')
  expect(changed.faults).toEqual([])
  expect(changed.changes).toEqual([
    'us/texas: Front VLT % 25 → 35, Checked 2026-11-22 → 2027-01-02',
  ])
  const before = read('content/laws/us/texas.ts')
  expect(bare(changed.modules['content/laws/us/texas.ts'])).toBe(
    bare(before)
      .replace('car:{front:25', 'car:{front:35')
      .replace('checked:2026-11-22', 'checked:2027-01-02'),
  )

  const isNew = imported(
    'laws',
    'Place;Name;Code;Country;Basis;Front sides;Rear sides;Rear;Checked;Statute;Exemptions;Sources\nworld/freedonia;Freedonia;FRD;FD;net;70;none;–;2026-11-22;§ 1;None.;"statute https://a.gov; secondary https://b.org"',
  )
  expect(isNew.faults).toEqual([])
  expect(isNew.changes).toEqual(['world/freedonia: new'])
  expect(bare(isNew.modules['content/laws/world/freedonia.ts'])).toContain(
    bare(
      "name: 'Freedonia', code: 'FRD', country: 'FD', basis: 'net', checked: '2026-11-22', car: { front: 70, rearSide: 100, rear: null }, mpv: { front: 70, rearSide: 100, rear: null }",
    ),
  )
})
