import type { FieldRule } from '#src/contract/address/field-rule.ts'

const digits = (count: number): FieldRule => ({
  required: true,
  minLength: count,
  maxLength: count,
  pattern: `\\d{${count}}`,
  format: 'X'.repeat(count),
})

const formed = (
  pattern: string,
  format: string,
  more: Pick<FieldRule, 'flags' | 'transforms'> = {},
): FieldRule => ({
  required: true,
  pattern,
  format,
  ...more,
})

const lettered = { flags: 'i', transforms: ['uppercase'] } as const
const threeAndTwo = formed('\\d{3} ?\\d{2}', 'XXX XX')

/** Postal codes by country (Universal Postal Union, addressing systems); A is a letter, X a digit. */
export const postalCodes: Readonly<Record<string, FieldRule>> = {
  AT: digits(4),
  AU: digits(4),
  BE: digits(4),
  BG: digits(4),
  BR: formed('\\d{5}-?\\d{3}', 'XXXXX-XXX'),
  CA: formed('[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d', 'AXA XAX', lettered),
  CH: digits(4),
  CY: digits(4),
  CZ: threeAndTwo,
  DE: { ...digits(5), pattern: '(?!00)\\d{5}' },
  DK: digits(4),
  EE: digits(5),
  ES: digits(5),
  FI: digits(5),
  FR: { ...digits(5), pattern: '(?!00|99)\\d{5}' },
  GB: {
    required: true,
    pattern: '[A-PR-UWYZ][A-HK-Y]?\\d[A-Z\\d]? ?\\d[ABD-HJLNP-UW-Z]{2}',
    example: 'SW1A 1AA',
    ...lettered,
  },
  GR: threeAndTwo,
  HR: digits(5),
  HU: digits(4),
  IE: {
    required: true,
    pattern: '[AC-FHKNPRTV-Y]\\d[\\dW] ?[\\dAC-FHKNPRTV-Y]{4}',
    example: 'D02 AF30',
    ...lettered,
  },
  IS: digits(3),
  IT: digits(5),
  JP: formed('\\d{3}-?\\d{4}', 'XXX-XXXX'),
  LI: digits(4),
  LT: formed('(LT-)?\\d{5}', 'XXXXX', lettered),
  LU: digits(4),
  LV: formed('(LV-)?\\d{4}', 'XXXX', lettered),
  MC: formed('980\\d{2}', 'XXXXX'),
  MT: formed('[A-Z]{3} ?\\d{4}', 'AAA XXXX', lettered),
  MX: digits(5),
  NL: formed('[1-9]\\d{3} ?[A-Z]{2}', 'XXXX AA', lettered),
  NO: digits(4),
  NZ: digits(4),
  PL: formed('\\d{2}-\\d{3}', 'XX-XXX'),
  PT: formed('\\d{4}-\\d{3}', 'XXXX-XXX'),
  RO: digits(6),
  SE: threeAndTwo,
  SI: digits(4),
  SK: threeAndTwo,
  US: formed('(?!00[0-4])\\d{5}(-\\d{4})?', 'XXXXX'),
}
