import { searchWords } from './search-words.ts'
import { tellingWords } from './stop-words.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What else a word or phrase is called. */
export type Synonyms = {
  /** The words of each other name of what has these stems, joined by spaces. */
  of: (stems: string) => string[][]
  has: (word: string) => boolean
}

/** A name as the words that queries are read for: one with a hyphen is one word, and those that tell nothing apart are left out. */
export const wordsOfName = (name: string, language: string): string[] => {
  const words = name.split(/\s+/).flatMap((part) => searchWords(part).slice(0, 1))
  return tellingWords(words, language).map(({ word }) => word)
}

/**
 * Makes groups of names that mean the same ready to be looked up.
 * @param stemOf the stem of a word
 */
export const createSynonyms = (
  groups: readonly (readonly string[])[],
  language: string,
  stemOf: (word: string) => string,
): Synonyms => {
  const byStems = new Map<string, string[][]>()
  const words = new Set<string>()
  for (const group of groups) {
    const names = group.map((name) => wordsOfName(name, language)).filter((name) => name.length > 0)
    for (const name of names) {
      const stems = name.map(stemOf).join(' ')
      const others = names.filter((other) => other !== name && other.map(stemOf).join(' ') !== stems)
      byStems.set(stems, [...(byStems.get(stems) ?? []), ...others])
      for (const word of name) words.add(word)
    }
  }
  return { of: (stems) => byStems.get(stems) ?? [], has: (word) => words.has(word) }
}

/** What products and the merchant say in a language. */
export type SearchLanguage = {
  vocabulary: Vocabulary
  synonyms: Synonyms
  stemOf: (word: string) => string
}
