/** Most words of a query that are looked for. */
const maxWords = 12

/** Longer ones are no words that anybody looks for. */
const maxLength = 40

/** A word as search compares it, and as the text has it. */
export type Word = { word: string; shown: string }

const pattern = /\p{N}+[.,]\p{N}+|[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*/gu

/** What French leaves of a short word before a vowel: `l’hiver`, `qu’il`. */
const elision = /(?<![\p{L}\p{M}\p{N}])(?:[cdjlmnst]|qu)['’](?=\p{L})/gu

const spelledOut: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o' }

const compared = (shown: string): string =>
  shown
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßœæø]/g, (letter) => spelledOut[letter] ?? letter)
    .replace(',', '.')

const wordOf = (shown: string): Word => ({ word: compared(shown), shown })

/** The words of a text with their parts: `trail-running` is two words, and one without its hyphen. */
const spelled = (text: string): { whole: Word; parts: Word[] }[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/['’]s(?![\p{L}\p{N}])/gu, '')
      .replaceAll(elision, '')
      .match(pattern) ?? []
  ).map((shown) => {
    const parts = shown.split('-').map(wordOf)
    return { whole: { word: parts.map(({ word }) => word).join(''), shown }, parts }
  })

const isShort = ({ word }: Word): boolean => word.length <= maxLength

/**
 * The words of a text as it is searched: lower case, without accents, letters and digits only; those with hyphens in parts too.
 * Single letters are left out.
 */
export const searchWords = (text: string): Word[] =>
  spelled(text)
    .flatMap(({ whole, parts }) => (parts.length > 1 ? [whole, ...parts] : parts))
    .filter((one) => isShort(one) && (one.word.length > 1 || /\p{N}/u.test(one.word)))

/**
 * The words of a query, each once. One with a hyphen, or of a single letter before another word, stays whole where that is known: a
 * T-shirt, a t shirt.
 * @param isKnown whether products or synonyms have a word
 */
export const queryWords = (query: string, isKnown: (word: string) => boolean = () => false): Word[] => {
  const written = spelled(query).flatMap(({ whole, parts }) => (isKnown(whole.word) ? [whole] : parts))
  const joined: Word[] = []
  for (const one of written) {
    const before = joined.at(-1)
    const both = `${before?.word}${one.word}`
    if (before?.word.length === 1 && isKnown(both))
      joined.splice(-1, 1, { word: both, shown: `${before.shown}-${one.shown}` })
    else joined.push(one)
  }
  const once = new Map(joined.filter(isShort).map((one) => [one.word, one]))
  return [...once.values()].slice(0, maxWords)
}
