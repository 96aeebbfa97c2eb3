import { zipPrefixes } from './zip-prefixes.ts'

const rangesOf = (state: string, text: string) =>
  text.split(' ').map((range) => {
    const [first = '', last = first] = range.split('-')
    return { state, first: Number(first), last: Number(last) }
  })

const zipRanges = Object.entries(zipPrefixes).flatMap(([state, text]) => rangesOf(state, text))

const stateOfZip = (code: string): string | undefined => {
  const prefix = /^(\d{3})\d{2}(?:-?\d{4})?$/.exec(code)?.[1]
  if (prefix === undefined) return undefined
  const number = Number(prefix)
  return zipRanges.find(({ first, last }) => number >= first && number <= last)?.state
}

/** The province of a Canadian postal code by its first letter, but for X, which two territories share. */
const canadian: Readonly<Record<string, string>> = {
  ...{ A: 'NL', B: 'NS', C: 'PE', E: 'NB', G: 'QC', H: 'QC', J: 'QC', K: 'ON', L: 'ON', M: 'ON' },
  ...{ N: 'ON', P: 'ON', R: 'MB', S: 'SK', T: 'AB', V: 'BC', X: 'NT', Y: 'YT' },
}

const provinceOfCode = (code: string): string | undefined => {
  const area = /^[A-Z]\d[A-Z]/.exec(code.toUpperCase())?.[0]
  if (area === undefined) return undefined
  return /^X0[ABC]/.test(area) ? 'NU' : canadian[area.charAt(0)]
}

/**
 * The state or province that a postal code of the United States or Canada lies in; of the few codes that cross a border, the
 * one that most of it lies in. Undefined for codes that are none, and in other countries.
 */
export const provinceOfPostalCode = (countryCode: string, postalCode: string): string | undefined => {
  const code = postalCode.trim()
  if (countryCode === 'US') return stateOfZip(code)
  return countryCode === 'CA' ? provinceOfCode(code) : undefined
}
