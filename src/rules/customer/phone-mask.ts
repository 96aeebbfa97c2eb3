/** Where numbers have the plan of North America. */
export const northAmerica: ReadonlySet<string> = new Set([
  ...['US', 'CA', 'PR', 'DO', 'JM', 'TT', 'BS', 'BB', 'AG', 'AI', 'AS', 'BM', 'DM', 'GD', 'GU', 'KN'],
  ...['KY', 'LC', 'MP', 'MS', 'SX', 'TC', 'VC', 'VG', 'VI'],
])

const northAmericanMask = '(XXX) XXX - XXXX'
const usualMask = 'XXXX - XXX - XXX'

/** How countries group the digits of a number as it is dialled at home; X is a digit. */
const masks: Readonly<Record<string, string>> = {
  AT: 'XXXX XXXXXXX',
  AU: 'XXXX XXX XXX',
  BE: 'XXXX XX XX XX',
  BG: 'XXX XXX XXXX',
  CH: 'XXX XXX XX XX',
  CZ: 'XXX XXX XXX',
  DE: 'XXXX XXXXXXXX',
  DK: 'XX XX XX XX',
  EE: 'XXXX XXXX',
  ES: 'XXX XXX XXX',
  FI: 'XXX XXXXXXX',
  FR: 'XX XX XX XX XX',
  GB: 'XXXXX XXXXXX',
  GR: 'XXX XXX XXXX',
  HR: 'XXX XXX XXXX',
  HU: 'XX XX XXX XXXX',
  IE: 'XXX XXX XXXX',
  IT: 'XXX XXX XXXX',
  JP: 'XXX-XXXX-XXXX',
  LT: 'X XXX XXXXX',
  LU: 'XXX XXX XXX',
  LV: 'XX XXX XXX',
  MX: 'XX XXXX XXXX',
  NL: 'XX XXXXXXXX',
  NO: 'XXX XX XXX',
  NZ: 'XXX XXX XXXX',
  PL: 'XXX XXX XXX',
  PT: 'XXX XXX XXX',
  RO: 'XXXX XXX XXX',
  SE: 'XXX-XXX XX XX',
  SI: 'XXX XXX XXX',
  SK: 'XXXX XXX XXX',
}

/** The mask of a country's numbers (specification, account and content, section 5, Phone). */
export const phoneMaskOf = (countryCode: string): string =>
  northAmerica.has(countryCode) ? northAmericanMask : (masks[countryCode] ?? usualMask)

/** Countries outside North America whose numbers have the groups of the mask whichever area they are of. */
const fixedGroups: ReadonlySet<string> = new Set([...['CH', 'CZ', 'DK', 'ES', 'FR', 'LV', 'NO', 'PL', 'PT']])

/**
 * Whether the mask of a country fits all of its numbers. Elsewhere an area code may be of two digits or of five, as in Germany, and a mask would
 * make another one of it: 030 1234567 is no 0301 234567.
 */
export const hasFixedGroups = (countryCode: string): boolean =>
  northAmerica.has(countryCode) || fixedGroups.has(countryCode)

/** What is typed as a mask shows it, as far as it goes; digits beyond the mask's follow it, so that none is lost. */
export const maskDigits = (typed: string, mask: string): string => {
  const digits = [...typed.replace(/\D/g, '')]
  let shown = ''
  for (const mark of mask) {
    if (digits.length === 0) return shown
    shown += mark === 'X' ? (digits.shift() ?? '') : mark
  }
  return shown + digits.join('')
}
