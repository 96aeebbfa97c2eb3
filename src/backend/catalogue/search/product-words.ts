import { textIn, type CatalogueCategory, type CatalogueProduct } from '#src/contract/catalogue/catalogue.ts'
import { sites } from '#src/contract/sites.ts'
import { colorFamilyOf } from '#src/rules/catalogue/color-family.ts'
import { textOfHtml } from '../safe-html.ts'
import { colorLexeme } from './color-words.ts'
import { searchWords } from './search-words.ts'
import { isSizeWord } from './size-words.ts'
import { sizeLexeme } from './vocabulary.ts'

type Text = Record<string, string>

/** Where a word stands: in the name, in what the product is, among its categories and options, in what is said of it. */
type Weight = 'A' | 'B' | 'C' | 'D'

/** What one product is found by in one language. */
export type ProductWords = {
  language: string
  /** As PostgreSQL reads a `tsvector`. */
  lexemes: string
  /** Words as they are written, by word; sizes stand for themselves. */
  words: Record<string, string>
}

const localesOf = (language: string): string[] =>
  sites.filter((site) => site.language === language).map(({ locale }) => locale)

/** A text as each site of a language has it. */
const textsIn = (text: Text | undefined, locales: readonly string[]): string[] =>
  text === undefined ? [] : [...new Set(locales.map((locale) => textIn(text, locale)))]

const createLexemes = () => {
  const weights = new Map<string, Set<Weight>>()
  const words: Record<string, string> = {}
  const add = (lexeme: string, weight: Weight): void => {
    weights.set(lexeme, (weights.get(lexeme) ?? new Set()).add(weight))
  }
  return {
    add,
    addWords: (texts: readonly string[], weight: Weight): void => {
      for (const text of texts)
        for (const { word, shown } of searchWords(text)) {
          words[word] ??= shown
          add(word, weight)
        }
    },
    addSize: (lexeme: string): void => {
      words[lexeme] = lexeme
      add(lexeme, 'C')
    },
    done: () => ({
      words,
      lexemes: [...weights]
        .map(([lexeme, own]) => `'${lexeme}':${[...own].map((weight, at) => `${at + 1}${weight}`).join(',')}`)
        .join(' '),
    }),
  }
}

type Lexemes = ReturnType<typeof createLexemes>

const addColors = ({ attributes, images }: CatalogueProduct, { add }: Lexemes): void => {
  const options = attributes.find(({ type }) => type === 'color')?.options ?? []
  const main = images[0]?.colorId ?? options[0]?.id
  for (const { id, swatch } of options)
    if (swatch !== undefined) add(colorLexeme(colorFamilyOf(swatch)), id === main ? 'B' : 'C')
}

const sizeWordsIn = (value: string): string[] =>
  (value.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,]\p{N}+)?/gu) ?? [])
    .map((word) => word.replace(',', '.'))
    .filter(isSizeWord)

const addSizes = ({ attributes }: CatalogueProduct, { addSize }: Lexemes): void => {
  for (const { type, options } of attributes) {
    if (type !== 'size') continue
    for (const { value } of options)
      for (const { locale } of sites)
        for (const word of sizeWordsIn(textIn(value, locale))) {
          addSize(sizeLexeme(word, locale))
          addSize(sizeLexeme(word))
        }
  }
}

/**
 * The words of a product in one language.
 * @param categories those it is in, and all above them
 */
export const productWords = (
  product: CatalogueProduct,
  categories: readonly CatalogueCategory[],
  language: string,
): ProductWords => {
  const locales = localesOf(language)
  const lexemes = createLexemes()
  const { name, subtitle, badge, eyebrow, brand, tags = [], attributes, description } = product
  const options = attributes
    .filter(({ type }) => type !== 'size')
    .flatMap((attribute) => attribute.options.map(({ value }) => value))
  const places = [badge?.label, ...categories.map((one) => one.name), ...options]
  lexemes.addWords(textsIn(name, locales), 'A')
  lexemes.addWords([...tags, ...[subtitle, eyebrow?.label].flatMap((text) => textsIn(text, locales))], 'B')
  lexemes.addWords([brand, ...places.flatMap((text) => textsIn(text, locales))], 'C')
  lexemes.addWords(textsIn(description, locales).map(textOfHtml), 'D')
  addColors(product, lexemes)
  addSizes(product, lexemes)
  return { language, ...lexemes.done() }
}
