/** A code as it is stored: upper case, without blanks and hyphens. Empty where nothing is left. */
export const normalizedCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
