import fc from 'fast-check'

/** Texts that have broken forms, databases and tables before. */
export const nastyTexts = {
  'right to left': 'مرحبا، ما هو أفضل فيلم للنوافذ؟ 25% UV',
  'direction overrides': '\u202egnp.exe\u202c \u2066inside\u2069',
  'zero width': 'zero\u200bwidth\u200d\u2060\ufeff',
  emoji: '👩🏽‍🔧🇬🇧🏴󠁧󠁢󠁷󠁬󠁳󠁿 1️⃣',
  'stacked marks': 'Z̸̢͎̈a̷̡̛l̵̰͊g̶̢̛o',
  'composed and decomposed': 'é e\u0301 ﬁ ½ İ ı ß',
  'half a surrogate pair': 'left \ud83d right \udc69',
  'control characters': 'null\u0000 bell\u0007 escape\u001b[31m delete\u007f',
  'line ends': 'one\ntwo\r\nthree\rfour\u2028five\u2029six\u0085seven',
  script: '<script>window.stolen = 1</script><img src=x onerror="window.stolen=1">',
  markup: `"><svg/onload=window.stolen=1>'</textarea></p>&amp;&lt;`,
  template: '{{constructor.constructor("alert(1)")()}} #{7*7} <%= 7*7 %>',
  query: `'; DROP TABLE messages; -- ../../etc/passwd %00 %2e`,
  formula: '=HYPERLINK("http://example.com","x")',
  'formula with a sign': "+1+cmd|'/C calc'!A0",
  'number as text': '1e308',
  'number of many digits': '00012345678901234567890.10',
  'word as value': 'null',
  'name of a property': '__proto__',
  blanks: '  \t between \u00a0 ',
} as const

/** Invisible characters of each kind, and characters that look like one. */
export const BLANKS = [
  ...' \t\n\u0085\u00a0\u00ad\u034f\u1160\u180e\u2003\u200b\u200d\u2028\u2060\u2800\u3000\u3164\ufe0f\ufeff\uffa0\ufffa',
  '\u{e0020}',
]

/** Any sequence of 16-bit units: valid in a JavaScript string, but not always encodable. */
const units = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((codes) => String.fromCharCode(...codes))

/** Any text a visitor could get into a field; up to 100,000 characters. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...Object.values(nastyTexts)) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }) },
  { weight: 2, arbitrary: units },
  { weight: 1, arbitrary: fc.double().map(String) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }), fc.nat(100_000))
      .map(([text, length]) => text.repeat(Math.ceil(length / text.length)).slice(0, length)),
  },
)
