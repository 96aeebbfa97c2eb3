import { randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for another one. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/**
 * A code that cannot be guessed, as it is stored. There are 31 ^ 12 of 12 signs: who tries 600 a minute for a year finds one of a
 * million with a chance of 0.0004.
 */
export const newCode = (length = 12): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** A code as it is printed: `K7QM-3XVD-9PTR`. */
export const printedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')
