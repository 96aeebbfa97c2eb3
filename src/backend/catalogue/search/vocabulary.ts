import { editDistance } from '#src/rules/texts/edit-distance.ts'

/** A word that products have, its stem, and how it is written. */
export type KnownWord = { word: string; stem: string; shown: string }

/** All words that products have in one language. */
export type Vocabulary = ReturnType<typeof createVocabulary>

/** Where the first of sorted words stands that does not come before one. */
const lowerBound = (words: readonly string[], word: string): number => {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

const beginningWith = (words: readonly string[], start: string, most: number): string[] => {
  const found: string[] = []
  for (let at = lowerBound(words, start); found.length < most; at += 1) {
    const word = words[at]
    if (word?.startsWith(start) !== true) break
    found.push(word)
  }
  return found
}

const reversed = (word: string): string => [...word].toReversed().join('')

/** Which letters a word has, as bits: words whose letters differ by many are not compared. */
const lettersOf = (word: string): number => {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

const countBits = (bits: number): number => {
  let left = bits
  let count = 0
  for (; left !== 0; left &= left - 1) count += 1
  return count
}

/** What a size is found by: `size:en-us:8.5`, or `size::42` wherever it is sold so. */
export const sizeLexeme = (word: string, locale = ''): string => `size:${locale}:${word}`

const isLexeme = (word: string): boolean => word.includes(':')

/** Words that differ equally little from one, and by how many letters. */
type Nearest = { words: string[]; distance: number }

const hasDigit = (word: string): boolean => /\p{N}/u.test(word)

/** Makes the words of a language ready to be looked up. */
export const createVocabulary = (known: readonly KnownWord[]) => {
  const lexemes = new Set(known.map(({ word }) => word).filter(isLexeme))
  const byWord = new Map(known.filter(({ word }) => !isLexeme(word)).map((one) => [one.word, one]))
  const byStem = Map.groupBy(byWord.values(), ({ stem }) => stem)
  const sorted = [...byWord.keys()].toSorted((a, b) => (a < b ? -1 : 1))
  const endings = sorted.map(reversed).toSorted((a, b) => (a < b ? -1 : 1))
  const withoutDigits = sorted.filter((word) => !hasDigit(word))
  const letters = withoutDigits.map(lettersOf)

  return {
    has: (word: string): boolean => byWord.has(word),
    hasSize: (lexeme: string): boolean => lexemes.has(lexeme),
    stemOf: (word: string): string | undefined => byWord.get(word)?.stem,
    /** How a word is written. */
    shown: (word: string): string => byWord.get(word)?.shown ?? word,
    /** Words with a stem. */
    formsOf: (stem: string): string[] => (byStem.get(stem) ?? []).map(({ word }) => word),
    hasPrefix: (start: string): boolean => beginningWith(sorted, start, 1).length > 0,
    /** Longer words that end in one, at most `most`. */
    endingIn: (end: string, most: number): string[] =>
      beginningWith(endings, reversed(end), most + 1)
        .map(reversed)
        .filter((word) => word.length > end.length + 2)
        .slice(0, most),

    /** The words without digits that differ least from one, by `most` letters at most, and by how many. Reads all of them. */
    nearest: (word: string, most: number): Nearest => {
      let words: string[] = []
      let distance = most
      const own = lettersOf(word)
      withoutDigits.forEach((other, at) => {
        if (Math.abs(other.length - word.length) > distance) return
        if (countBits(own ^ (letters[at] ?? 0)) > 2 * distance) return
        const found = editDistance(word, other, distance)
        if (found > distance) return
        if (found < distance) words = []
        distance = found
        words.push(other)
      })
      return { words, distance }
    },
  }
}

/** Most words of a query that are held against all words: what has more unknown ones is no query. */
const maxCorrected = 3

/** Finds words near those of one query, for three of them at most and for none with digits. */
export const nearestInQuery = ({ nearest }: Vocabulary): Vocabulary['nearest'] => {
  const corrected = new Set<string>()
  return (word, most) => {
    if (most === 0 || hasDigit(word) || (corrected.size >= maxCorrected && !corrected.has(word)))
      return { words: [], distance: most }
    corrected.add(word)
    return nearest(word, most)
  }
}
