import type { Site } from '#src/contract/sites.ts'
import type { SearchData } from '#src/contract/catalogue/search-data.ts'
import type { CatalogueVersion } from '../catalogue-cache.ts'
import type { SortOrder } from '../listing-reads.ts'
import { categoriesNamed, type Suggested } from './categories-named.ts'
import type { SearchReads } from './search-reads.ts'
import { searchTerms, type SearchTerm, type Speech } from './search-terms.ts'
import { queryWords, type Word } from './search-words.ts'
import { tellingWords } from './stop-words.ts'
import { createSynonyms, wordsOfName, type SearchLanguage } from './synonyms.ts'
import { createVocabulary, nearestInQuery } from './vocabulary.ts'

/** Finds products by what a shopper types. Other engines can stand in its place. */
export type SearchEngine = {
  /** Ids of products that a query finds, those that fit best first where the order is `featured`, at most `most`. */
  matching: (
    query: string,
    sort: SortOrder,
    site: Site,
    current: CatalogueVersion,
    most: number,
  ) => Promise<string[]>
  /** Up to three queries near one that finds nothing, which find something. */
  nearest: (query: string, site: Site, current: CatalogueVersion) => Promise<string[]>
  /** What a query may become that is being typed, the categories it may mean, and the first products that it finds. */
  suggest: (query: string, site: Site, current: CatalogueVersion) => Promise<Suggested>
}

/** Longest query that is read, in characters. */
const maxQuery = 100

const maxNearest = 3
const maxTries = 6
const maxQueries = 5
const suggestedProducts = 4

/** An id, SKU or UPC, which has a digit. */
const articleNumber = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}._-]{2,63}$/u

/** How far off a word may be that is proposed in place of one that nothing has. */
const farTypos = (word: string): number => (word.length < 4 ? 1 : word.length < 8 ? 2 : 3)

/** Search by the shop's own database. */
export const createDatabaseSearch = (reads: SearchReads, { synonyms }: SearchData): SearchEngine => {
  const readLanguage = async (language: string): Promise<SearchLanguage> => {
    const groups = synonyms[language] ?? []
    const named = [...new Set(groups.flat().flatMap((name) => wordsOfName(name, language)))]
    const { known, stems } = await reads.words(language, named)
    const vocabulary = createVocabulary(known)
    const stemOf = (word: string): string => vocabulary.stemOf(word) ?? stems.get(word) ?? word
    return { vocabulary, stemOf, synonyms: createSynonyms(groups, language, stemOf) }
  }

  const languageOf = ({ language }: Site, current: CatalogueVersion): Promise<SearchLanguage> =>
    current.searchLanguage(language, () => readLanguage(language))

  /** The words of a query, and what is said in its language. */
  const read = async (
    query: string,
    site: Site,
    current: CatalogueVersion,
  ): Promise<{ words: Word[]; speech: Speech }> => {
    const language = await languageOf(site, current)
    const { vocabulary, synonyms: known } = language
    const isKnown = (word: string) => vocabulary.has(word) || known.has(word)
    const words = queryWords(query.slice(0, maxQuery), isKnown)
    const strange = words.map(({ word }) => word).filter((word) => !isKnown(word))
    const stems = await reads.stems(strange, site.language)
    const stemOf = (word: string): string => stems.get(word) ?? language.stemOf(word)
    return { words, speech: { ...language, stemOf, site, nearest: nearestInQuery(vocabulary) } }
  }

  const find = (terms: readonly SearchTerm[], sort: SortOrder, site: Site, most: number) =>
    terms.length === 0 || terms.some(({ isUnknown }) => isUnknown)
      ? Promise.resolve([])
      : reads.matching(terms, site.language, sort, site.currency, most)

  return {
    matching: async (query, sort, site, current, most) => {
      const { words, speech } = await read(query, site, current)
      if (words.length === 0) return []
      const number = query.trim()
      const [exact, found] = await Promise.all([
        articleNumber.test(number) ? reads.withArticleNumber(number, site.currency) : [],
        find(searchTerms(words, speech), sort, site, most),
      ])
      return exact.length === 0 ? found : [...new Set([...exact, ...found])].slice(0, most)
    },

    nearest: async (query, site, current) => {
      const { words, speech } = await read(query, site, current)
      const terms = searchTerms(words, speech)
      const { vocabulary } = speech
      const corrected = terms.flatMap(({ word, shown, isUnknown }) => {
        if (!isUnknown) return shown
        const [near] = speech.nearest(word, farTypos(word)).words
        return near === undefined ? [] : vocabulary.shown(near)
      })
      const known = terms.filter(({ isUnknown }) => !isUnknown).map(({ shown }) => shown)
      const shorter = known.length < 2 ? [] : known.map((_, at) => known.toSpliced(at, 1).join(' '))
      const tries = new Set([corrected.join(' '), known.join(' '), ...shorter])
      const found: string[] = []
      for (const other of [...tries].slice(0, maxTries)) {
        if (found.length === maxNearest || other === '') break
        const again = searchTerms(queryWords(other, vocabulary.has), speech)
        if ((await find(again, 'featured', site, 1)).length > 0) found.push(other)
      }
      return found
    },

    suggest: async (query, site, current) => {
      const { words, speech } = await read(query, site, current)
      const { vocabulary, stemOf } = speech
      const terms = searchTerms(words, speech, true)
      const typed = words.at(-1)
      if (!typed || terms.some(({ isUnknown }) => isUnknown))
        return { queries: [], categoryIds: [], productIds: [] }
      const others = terms.at(-1)?.tiers.flatMap(({ alternatives }) => alternatives.flat()) ?? []
      const among = vocabulary.hasPrefix(typed.word)
        ? { prefix: typed.word }
        : { words: others.map(({ lexeme }) => lexeme) }
      const [productIds, completions] = await Promise.all([
        find(terms, 'featured', site, suggestedProducts),
        reads.wordsOfMatching(terms, site.language, site.currency, among, 2 * maxQueries),
      ])
      const before = words.slice(0, -1).map(({ shown }) => shown)
      // Of the forms of a word the longest: shoppers look for boots.
      const byStem = Map.groupBy(completions.filter(vocabulary.has), stemOf)
      const queries = [...byStem.values()]
        .map((forms) => forms.reduce((longest, form) => (form.length > longest.length ? form : longest)))
        .filter((word) => word !== typed.word)
        .map((word) => [...before, vocabulary.shown(word)].join(' '))
      const categoryIds = categoriesNamed(
        tellingWords(words, site.language).map(({ word }) => word),
        await current.tree(),
        speech,
      )
      return { queries: queries.slice(0, maxQueries), categoryIds, productIds }
    },
  }
}
