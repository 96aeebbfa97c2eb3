import { sql } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { productSearch, searchWord } from '../catalogue-tables.ts'
import { stemmerOf } from './search-reads.ts'
import type { ProductWords } from './product-words.ts'

/**
 * Writes what products are found by, and the words that are new among it. What they were found by before is removed already.
 * @param conflict which holds where another process writes the same meanwhile: this, or the other
 */
export const writeWords = async (
  tx: Sql,
  rows: readonly (ProductWords & { productId: string })[],
  conflict: 'this' | 'other' = 'this',
): Promise<void> => {
  const search = rows.map(({ productId, language, lexemes }) => ({ productId, language, lexemes }))
  await tx.execute(sql`insert into ${productSearch} (product_id, language, words)
    select s."productId", s.language, s.lexemes::tsvector
    from jsonb_to_recordset(${JSON.stringify(search)}::jsonb) as s("productId" text, language text, lexemes text)
    on conflict ${conflict === 'this' ? sql`(product_id, language) do update set words = excluded.words` : sql`do nothing`}`)
  const words = new Map(
    rows.flatMap(({ language, words: own }) =>
      Object.entries(own).map(([word, shown]) => [
        `${language} ${word}`,
        { language, word, shown, stemmer: stemmerOf(language) },
      ]),
    ),
  )
  // In one order, so that loads side by side do not wait for each other in a circle.
  const sorted = [...words.keys()].toSorted().map((key) => words.get(key))
  await tx.execute(sql`insert into ${searchWord} (language, word, stem, shown)
    select w.language, w.word, coalesce((ts_lexize(w.stemmer::regdictionary, w.word))[1], w.word), w.shown
    from jsonb_to_recordset(${JSON.stringify(sorted)}::jsonb) as w(language text, word text, shown text, stemmer text)
    on conflict do nothing`)
}

/** How many words are looked at in one statement. */
const wordsAtOnce = 500

/** Forgets words that no product is found by, on sale or about to be. */
export const forgetWords = async (db: Sql): Promise<void> => {
  let last = { language: '', word: '' }
  for (;;) {
    const next = await db
      .select({ language: searchWord.language, word: searchWord.word })
      .from(searchWord)
      .where(sql`(${searchWord.language}, ${searchWord.word}) > (${last.language}, ${last.word})`)
      .orderBy(searchWord.language, searchWord.word)
      .limit(wordsAtOnce)
    const end = next.at(-1)
    if (!end) return
    await db.delete(searchWord).where(
      sql`(${searchWord.language}, ${searchWord.word}) > (${last.language}, ${last.word})
        and (${searchWord.language}, ${searchWord.word}) <= (${end.language}, ${end.word})
        and not exists (select from ${productSearch} s where s.language = ${searchWord.language}
          and s.words @@ ('''' || ${searchWord.word} || '''')::tsquery)`,
    )
    last = end
  }
}
