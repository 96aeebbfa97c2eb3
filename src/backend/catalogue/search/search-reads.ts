import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { product, productSearch, searchWord, upperSku, variant } from '../catalogue-tables.ts'
import { orderBy, soldIn, type SortOrder } from '../listing-reads.ts'
import type { SearchTerm, Tier } from './search-terms.ts'
import type { KnownWord } from './vocabulary.ts'

const stemmers: Record<string, string> = { en: 'english_stem', fr: 'french_stem', de: 'german_stem' }

/** The name of PostgreSQL's dictionary that stems words of a language. */
export const stemmerOf = (language: string): string => stemmers[language] ?? 'simple'

const queryOf = ({ alternatives }: Tier, labels: string): string =>
  alternatives
    .map((lexemes) =>
      lexemes.map(({ lexeme, isPrefix }) => `'${lexeme}':${isPrefix ? '*' : ''}${labels}`).join(' & '),
    )
    .join(' | ')

/** What a product has that has one of the alternatives of each term. */
const filterOf = (terms: readonly SearchTerm[]): string =>
  terms.map(({ tiers }) => `(${tiers.map((tier) => `(${queryOf(tier, '')})`).join(' | ')})`).join(' & ')

/** How well a product fits: each term counts by its best tier, where it stands best. */
const scoreOf = (terms: readonly SearchTerm[]): SQL => {
  const ofTier = (tier: Tier): SQL =>
    sql`case ${sql.join(
      tier.places.map(
        ([labels, worth]) =>
          sql`when ${productSearch.words} @@ ${queryOf(tier, labels)}::tsquery then ${tier.quality * worth}::float8`,
      ),
      sql` `,
    )} else 0 end`
  return sql.join(
    terms.map(({ tiers }) => sql`greatest(${sql.join(tiers.map(ofTier), sql`, `)})`),
    sql` + `,
  )
}

/** Reads of what products are found by. */
export const createSearchReads = (db: Sql) => {
  const found = (terms: readonly SearchTerm[], language: string, currency: string) =>
    and(
      soldIn(currency),
      eq(productSearch.language, language),
      sql`${productSearch.words} @@ ${filterOf(terms)}::tsquery`,
    )

  const stemsOf = (words: readonly string[], language: string) =>
    db
      .select({
        word: sql<string>`w`,
        stem: sql<string>`coalesce((ts_lexize(${stemmerOf(language)}::regdictionary, w))[1], w)`,
        shown: sql<string>`''`,
      })
      .from(sql`jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as w`)

  return {
    /** Every word of a language, with its stem, and the stems of other words. */
    words: async (
      language: string,
      others: readonly string[],
    ): Promise<{ known: KnownWord[]; stems: Map<string, string> }> => {
      const rows = await db
        .select({ word: searchWord.word, stem: searchWord.stem, shown: searchWord.shown })
        .from(searchWord)
        .where(eq(searchWord.language, language))
        .unionAll(stemsOf(others, language))
      return {
        known: rows.filter(({ shown }) => shown !== ''),
        stems: new Map(rows.filter(({ shown }) => shown === '').map(({ word, stem }) => [word, stem])),
      }
    },

    /** Stems of words that no product has. */
    stems: async (words: readonly string[], language: string): Promise<Map<string, string>> => {
      const rows = words.length === 0 ? [] : await stemsOf(words, language)
      return new Map(rows.map(({ word, stem }) => [word, stem]))
    },

    /** Products that fit all terms, at most `most`; where the order is `featured`, those that fit best come first. */
    matching: async (
      terms: readonly SearchTerm[],
      language: string,
      sort: SortOrder,
      currency: string,
      most: number,
    ): Promise<string[]> => {
      const best = sort === 'featured' ? [sql`${scoreOf(terms)} desc`] : []
      const rows = await db
        .select({ productId: product.productId })
        .from(product)
        .innerJoin(productSearch, eq(productSearch.productId, product.productId))
        .where(found(terms, language, currency))
        .orderBy(...best, ...orderBy(sort, currency))
        .limit(most)
      return rows.map(({ productId }) => productId)
    },

    /** Products with an article number: their id, or a variant's SKU or UPC. */
    withArticleNumber: async (number: string, currency: string): Promise<string[]> => {
      const upper = number.toUpperCase()
      const rows = await db
        .select({ productId: product.productId })
        .from(product)
        .where(
          and(
            soldIn(currency),
            sql`${product.productId} in (select ${upper}::text
              union select ${variant.productId} from ${variant} where ${variant.upc} = ${number}
              union select ${variant.productId} from ${variant} where ${upperSku(variant.sku)} = ${upper})`,
          ),
        )
        .orderBy(...orderBy('featured', currency))
        .limit(20)
      return rows.map(({ productId }) => productId)
    },

    /**
     * Words of names and kinds among the first products that fit, those that most of them have first.
     * @param among the words, or what they begin with
     */
    wordsOfMatching: async (
      terms: readonly SearchTerm[],
      language: string,
      currency: string,
      among: { words: readonly string[] } | { prefix: string },
      most: number,
    ): Promise<string[]> => {
      const isAmong =
        'prefix' in among
          ? sql`starts_with(lexeme, ${among.prefix})`
          : sql`lexeme in (select jsonb_array_elements_text(${JSON.stringify(among.words)}::jsonb))`
      const first = db
        .select({ words: productSearch.words })
        .from(product)
        .innerJoin(productSearch, eq(productSearch.productId, product.productId))
        .where(found(terms, language, currency))
        .orderBy(...orderBy('featured', currency))
        .limit(100)
      const rows = await db
        .select({ lexeme: sql<string>`lexeme` })
        .from(sql`(${first}) found, unnest(found.words)`)
        .where(sql`${isAmong} and weights && array['A', 'B', 'C']`)
        .groupBy(sql`lexeme`)
        .orderBy(sql`count(*) desc, length(lexeme), lexeme`)
        .limit(most)
      return rows.map(({ lexeme }) => lexeme)
    },
  }
}

export type SearchReads = ReturnType<typeof createSearchReads>
