import type { Site } from '#src/contract/sites.ts'
import { colorFamilyNamed, colorLexeme } from './color-words.ts'
import type { Word } from './search-words.ts'
import { sizeNamed } from './size-words.ts'
import { tellingWords } from './stop-words.ts'
import type { SearchLanguage } from './synonyms.ts'
import { sizeLexeme, type Vocabulary } from './vocabulary.ts'

type Lexeme = { lexeme: string; isPrefix?: boolean }

/** Where words stand, best first, as labels of PostgreSQL, with what they are worth there. */
type Places = readonly (readonly [labels: string, worth: number])[]

/** Ways in which products say a word that fit equally well; each way is some words together. */
export type Tier = { alternatives: Lexeme[][]; quality: number; places: Places }

/** A word of a query, and all by which products may be found for it. */
export type SearchTerm = {
  /** As search compares it. */
  word: string
  /** As it was written, or as it is known where that is mistyped. */
  shown: string
  tiers: Tier[]
  /** Whether no product has anything like it. */
  isUnknown: boolean
}

/** In names, in what products are, in what they lie in, in what is said of them. */
const ofWords: Places = [
  ['A', 1],
  ['AB', 0.7],
  ['ABC', 0.6],
  ['ABCD', 0.25],
]
/** As the colour that shows first, as another. */
const ofColors: Places = [
  ['B', 1],
  ['BC', 0.8],
]
const ofSizes: Places = [['C', 1]]

const quality = {
  exact: 1,
  stem: 0.95,
  synonym: 0.8,
  ending: 0.75,
  parts: 0.7,
  prefix: 0.6,
  typo: 0.5,
  farTypo: 0.35,
  head: 0.4,
}

const maxForms = 20
const maxEndings = 50

/** Shortest word that others end in, and shortest that they begin with where it is a word by itself. */
const shortestEnding = 4
const shortestStart = { de: 4, others: 5 }

const isTypo = (own: Tier): boolean => own.quality === quality.typo || own.quality === quality.farTypo

/** How many letters may be wrong. */
const typosIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** What is known in the language of a site, for one query. */
export type Speech = SearchLanguage & {
  site: Site
  /** Words near one of the query, for a few of its words. */
  nearest: Vocabulary['nearest']
}

const one = (words: readonly string[]): Lexeme[][] => words.map((lexeme) => [{ lexeme }])

const tier = (alternatives: Lexeme[][], worth: number, places: Places = ofWords): Tier[] =>
  alternatives.length > 0 ? [{ alternatives, quality: worth, places }] : []

/** The parts of a compound that ends in a word: `winter`, `stiefel`. What it begins with is missing where nothing begins so. */
const partsOf = (word: string, { vocabulary }: Speech): { start?: string; end: string } | undefined => {
  for (let at = 3; at <= word.length - shortestEnding; at += 1) {
    const end = word.slice(at)
    if (!vocabulary.has(end)) continue
    const written = word.slice(0, at)
    const start = [written, written.replace(/(?:es|en|s|n)$/, '')].find(
      (part) => part.length >= 3 && vocabulary.hasPrefix(part),
    )
    return { end, ...(start === undefined ? {} : { start }) }
  }
  return undefined
}

const createTermOf = (speech: Speech, isTyping: boolean) => {
  const { vocabulary, synonyms, stemOf, site, nearest } = speech
  const isGerman = site.language === 'de'

  const formsOf = (word: string): string[] => {
    const forms = new Set([...(vocabulary.has(word) ? [word] : []), ...vocabulary.formsOf(stemOf(word))])
    return [...forms].slice(0, maxForms)
  }
  const endingsOf = (forms: readonly string[]): string[] => {
    if (!isGerman) return []
    const ends = forms.filter((form) => form.length >= shortestEnding)
    return [...new Set(ends.flatMap((end) => vocabulary.endingIn(end, maxEndings)))].slice(0, maxEndings)
  }
  const formsOfEach = (phrase: readonly string[]): Lexeme[][] => {
    const forms = phrase.map((word) => formsOf(word).slice(0, 3))
    return forms.reduce<Lexeme[][]>(
      (ways, words) => ways.flatMap((way) => words.map((lexeme) => [...way, { lexeme }])),
      [[]],
    )
  }
  const synonymTier = (stems: string): Tier[] =>
    tier(
      synonyms
        .of(stems)
        .flatMap((phrase) => formsOfEach(phrase))
        .slice(0, maxForms),
      quality.synonym,
    )

  const compoundTiers = (word: string): Tier[] => {
    const parts = isGerman ? partsOf(word, speech) : undefined
    if (!parts) return []
    const { start, end } = parts
    const heads = formsOf(end)
    const whole =
      start === undefined ? [] : heads.map((lexeme) => [{ lexeme: start, isPrefix: true }, { lexeme }])
    return [...tier(whole, quality.parts), ...tier(one([...heads, ...endingsOf(heads)]), quality.head)]
  }

  const typoTier = (word: string): Tier[] => {
    const { words, distance } = nearest(word, typosIn(word))
    return tier(one(words.slice(0, maxForms)), distance < 2 ? quality.typo : quality.farTypo)
  }

  const wordTiers = (word: string, isLast: boolean, isOption: boolean): Tier[] => {
    const forms = formsOf(word)
    const isKnown = forms.length > 0
    const known = [
      ...tier(one(forms.filter((form) => form === word)), quality.exact),
      ...tier(one(forms.filter((form) => form !== word)), quality.stem),
      ...synonymTier(stemOf(word)),
      ...tier(one(endingsOf(isKnown ? forms : [word])), quality.ending),
      ...compoundTiers(word),
    ]
    const isHalf = isLast && isTyping
    const shortest = isHalf ? 1 : known.length === 0 ? 2 : isGerman ? shortestStart.de : shortestStart.others
    const isStart = word.length >= shortest && vocabulary.hasPrefix(word)
    const found = [...known, ...tier(isStart ? [[{ lexeme: word, isPrefix: true }]] : [], quality.prefix)]
    return found.length > 0 || isOption ? found : typoTier(word)
  }

  const sizeTiers = (word: string): Tier[] => {
    const size = sizeNamed(word)
    if (size === undefined) return []
    const own = sizeLexeme(size, site.locale)
    const lexeme = vocabulary.hasSize(own) ? own : sizeLexeme(size)
    return tier(vocabulary.hasSize(lexeme) ? one([lexeme]) : [], quality.exact, ofSizes)
  }

  const colorTiers = (word: string): Tier[] => {
    const family = colorFamilyNamed(word, site.language)
    return family === undefined ? [] : tier(one([colorLexeme(family)]), quality.exact, ofColors)
  }

  return {
    termOf: ({ word, shown }: Word, isAlone: boolean, isLast: boolean): SearchTerm => {
      const ofOptions = [...(isAlone ? [] : sizeTiers(word)), ...colorTiers(word)]
      const isNumber = ofOptions.length > 0 && /^\d/.test(word)
      const ofWord = isNumber
        ? tier(one(vocabulary.has(word) ? [word] : []), quality.exact)
        : wordTiers(word, isLast, ofOptions.length > 0)
      const tiers = [...ofOptions, ...ofWord]
      const meant = ofWord.find(isTypo)?.alternatives[0]?.[0]
      const known = meant ? vocabulary.shown(meant.lexeme) : shown
      return { word, shown: known, tiers, isUnknown: tiers.length === 0 }
    },

    /** Several words that stand for one thing: themselves, and what means the same. */
    phraseTerm: (words: readonly Word[]): SearchTerm => ({
      word: words.map(({ word }) => word).join(' '),
      shown: words.map(({ shown }) => shown).join(' '),
      tiers: [
        ...tier(formsOfEach(words.map(({ word }) => word)).slice(0, maxForms), quality.exact),
        ...synonymTier(words.map(({ word }) => stemOf(word)).join(' ')),
      ],
      isUnknown: false,
    }),
  }
}

/**
 * What to find products by for the words of a query. Words that tell nothing apart are passed over unless there are no others.
 * @param isTyping whether the last word may not be whole yet
 */
export const searchTerms = (words: readonly Word[], speech: Speech, isTyping = false): SearchTerm[] => {
  const { synonyms, stemOf, site } = speech
  const used = tellingWords(words, site.language)
  const { termOf, phraseTerm } = createTermOf(speech, isTyping)
  const terms: SearchTerm[] = []
  for (let at = 0; at < used.length;) {
    const phrase = [3, 2]
      .map((length) => used.slice(at, at + length))
      .find(
        (some) => some.length > 1 && synonyms.of(some.map(({ word }) => stemOf(word)).join(' ')).length > 0,
      )
    const term = phrase && phraseTerm(phrase)
    if (phrase && term && term.tiers.length > 0) {
      terms.push(term)
      at += phrase.length
      continue
    }
    const word = used[at]
    const own = word && termOf(word, used.length === 1, at === used.length - 1)
    // A letter that is no size tells nothing apart.
    if (own && !(own.isUnknown && own.word.length === 1 && used.length > 1)) terms.push(own)
    at += 1
  }
  return terms
}
