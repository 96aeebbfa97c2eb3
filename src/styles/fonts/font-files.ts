/** Code points from the first to the last. */
type Range = readonly [first: number, last: number]

/** What English pages need: ASCII, the marks of their typography, degrees, and the ç of the link to the French pages. */
const basic: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa3, 0xa3],
  [0xa9, 0xa9],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xe7, 0xe7],
  [0x2013, 0x2014],
  [0x2019, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
]

/** The rest of what the typeface's Latin file has: accented letters and rarer marks. */
const rest: readonly Range[] = [
  [0xa1, 0xa2],
  [0xa4, 0xa8],
  [0xaa, 0xaf],
  [0xb1, 0xb6],
  [0xb8, 0xe6],
  [0xe8, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2018, 0x2018],
  [0x201a, 0x201a],
  [0x201e, 0x2022],
  [0x2039, 0x203a],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2215],
]

/** The files of the typeface and what each holds. `npm run fonts` makes them; browsers fetch those a page has characters of. */
export const fontFiles = [
  { file: 'instrument-sans-basic.woff2', ranges: basic },
  { file: 'instrument-sans-rest.woff2', ranges: rest },
] as const

/** Ranges as CSS writes them in `unicode-range`. */
export const unicodeRange = (ranges: readonly Range[]): string[] =>
  ranges.map(([first, last]) =>
    [...new Set([first, last])]
      .map((code) => code.toString(16))
      .join('-')
      .replace(/^/, 'U+'),
  )
