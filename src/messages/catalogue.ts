import type { Language } from '#src/contract/sites.ts'

/** The same texts in every language the shop speaks; a text that one language lacks does not type-check. */
export const inEveryLanguage = <T extends object>(texts: Record<Language, T>): Record<Language, T> => texts
