/** Most words of a query that are looked for. */
const maxWords = 12

/**
 * The words of a text as search compares them: lower case, without accents, letters and digits only. Texts and
 * queries go through it alike.
 */
export const searchWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The words to look for, each once. */
export const queryWords = (query: string): string[] => [...new Set(searchWords(query))].slice(0, maxWords)
