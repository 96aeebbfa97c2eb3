import { eq, inArray, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { product, productSearch, searchWord } from '#src/backend/catalogue/catalogue-tables.ts'
import { indexProducts } from '#src/backend/catalogue/search/index-products.ts'
import { forgetWords } from '#src/backend/catalogue/search/search-writes.ts'
import { naughtyStrings } from '#tests/fixtures/naughty-strings.ts'
import { createDirectVisitor } from './direct-visitor.ts'
import type { Shop } from './shop.ts'
import { createVisitor } from './visitor.ts'

const search = 'GET /products/v2/search/productSearch'
const suggest = 'GET /products/v2/search/autoSuggest'

/** What searches find, and what is suggested while they are typed. */
export const describeSearch = (shop: () => Shop): void => {
  const visitor = () => createVisitor(shop().backend)
  const find = async (q: string, locale = 'en-us') => {
    const found = await visitor().call(search, { query: { q } }, locale)
    return { ...found, ids: found.products.map(({ id }) => id) }
  }

  it.each([
    ['fell boots', 'en-us'],
    ['FELL BOOTS', 'en-us'],
    ['bottes', 'fr-fr'],
    ['Botte randonnées', 'fr-fr'],
    ['Stiefel', 'de-de'],
    ['Winterstiefel', 'de-de'],
    ['Wander-Stiefel', 'de-de'],
    ['hikng boot', 'en-us'],
    ['wanderstiefle', 'de-de'],
    ['green boot', 'en-us'],
    ['grüne Stiefel', 'de-de'],
    ['botte verte', 'fr-fr'],
    ['boot size 9', 'en-us'],
    ['the boots for women', 'en-us'],
    ['FELLBOOT1', 'en-us'],
    ['fellboot1', 'en-us'],
    ['BOOT-FRN-8', 'en-us'],
    ['boot-snd-10', 'en-us'],
  ])('finds the boot by %j in %s', async (q, locale) => {
    expect((await find(q, locale)).ids).toEqual(['FELLBOOT1'])
  })

  it.each(['purple boots', 'boots 47', 'boots socks', 'FELLBOOT9'])('finds nothing by %j', async (q) => {
    expect((await find(q)).ids).toEqual([])
  })

  it('finds what is named so before what is said to be so', async () => {
    expect((await find('bog')).ids).toEqual(['TEESHIRT01', 'FELLBOOT1'])
  })

  it('leads a query to the page that the merchant names for it', async () => {
    expect(await find('Rücksendung', 'de-de')).toMatchObject({ redirect: '/help/returns/how-to-return' })
    expect(await find('boots')).not.toHaveProperty('redirect')
  })

  it('leads on to queries that find something where one finds nothing', async () => {
    const { total, nearest } = await find('purple boots')
    expect([total, nearest]).toEqual([0, ['boots']])
    expect(await find('purple boost')).toMatchObject({ total: 0, nearest: ['boot'] })
    expect(await find('boots')).not.toHaveProperty('nearest')
  })

  it('takes whatever is typed', async () => {
    for (const text of naughtyStrings) {
      const q = encodeURIComponent(text.toWellFormed().slice(0, 100).toWellFormed())
      for (const call of ['productSearch', 'autoSuggest']) {
        const { status } = await visitor().send('GET', `/products/v2/search/${call}?q=${q}`)
        expect([200, 400], text).toContain(status)
      }
    }
  })

  it('asks the database a few times, however much is typed', async () => {
    const own = shop()
    const asking = createVisitor(own.another())
    const ask = (q: string) => asking.call(search, { query: { q } })
    await ask('boots')
    own.statements.length = 0
    await ask(
      Array.from({ length: 40 }, (_, at) => `w${at}`)
        .join(' ')
        .slice(0, 100),
    )
    expect(own.statements.filter((statement) => !statement.includes('pgboss')).length).toBeLessThanOrEqual(3)
  })

  it('suggests longer queries, products and categories', async () => {
    const suggested = await visitor().call(suggest, { query: { q: 'hik' } })
    expect(suggested).toMatchObject({
      q: 'hik',
      queries: ['hiking'],
      products: [
        { id: 'FELLBOOT1', name: 'Fell Boot', url: '/en-us/p/fell-boot-FELLBOOT1', price: { current: 9100 } },
      ],
      categories: [{ categoryId: '1110', name: 'Hiking', within: 'Women' }],
    })
  })

  it('suggests in the language of the site', async () => {
    const { queries, products } = await visitor().call(suggest, { query: { q: 'foug' } }, 'fr-fr')
    expect(queries).toEqual(['fougère'])
    expect(products.map(({ name }) => name)).toEqual(['Botte Fell'])
  })

  it('suggests categories by what names them, and passes over other words', async () => {
    const { categories } = await visitor().call(suggest, { query: { q: 'hiking for women' } })
    expect(categories).toMatchObject([{ categoryId: '1110' }])
  })

  it('suggests nothing where nothing begins so', async () => {
    const nothing = { queries: [], products: [], categories: [] }
    expect(await visitor().call(suggest, { query: { q: 'xyzzy' } })).toMatchObject(nothing)
  })

  it('indexes what is not indexed yet when a shop starts', async () => {
    const { database, another } = shop()
    await database.sql.execute(sql`delete from ${productSearch}`)
    await database.sql.execute(sql`delete from ${searchWord}`)
    await indexProducts(database)
    const found = await createVisitor(another()).call(search, { query: { q: 'boots' } })
    expect(found.total).toBe(1)
  })

  it('indexes what is missing in one language, and leaves what is there', async () => {
    const { database, another } = shop()
    const of = (language: string) => eq(productSearch.language, language)
    await database.sql.delete(productSearch).where(of('fr'))
    await database.sql
      .update(productSearch)
      .set({ words: sql`${"'marked':1A"}::tsvector` })
      .where(of('de'))
    await indexProducts(database)
    const find = (q: string, locale: string) =>
      createVisitor(another()).call(search, { query: { q } }, locale)
    expect((await find('bottes', 'fr-fr')).total).toBe(1)
    const german = await database.sql.select().from(productSearch).where(of('de'))
    expect(new Set(german.map(({ words }) => words))).toEqual(new Set(["'marked':1A"]))
    await database.sql.delete(productSearch).where(of('de'))
    await indexProducts(database)
    expect((await find('Stiefel', 'de-de')).total).toBe(1)
  })

  it('forgets words that no product has any more', async () => {
    const { sql: db } = shop().database
    const words = async () => (await db.select().from(searchWord)).length
    const before = await words()
    await db.insert(searchWord).values({ language: 'en', word: 'gaiters', stem: 'gaiter', shown: 'gaiters' })
    expect(await words()).toBe(before + 1)
    await forgetWords(db)
    expect(await words()).toBe(before)
    await forgetWords(db)
    expect(await words()).toBe(before)
  })

  it('keeps words of products that are about to be on sale', async () => {
    const { sql: db } = shop().database
    const words = async () => (await db.select().from(searchWord)).length
    const before = await words()
    const onSale = eq(product.active, true)
    const left = await db
      .update(product)
      .set({ active: false })
      .where(onSale)
      .returning({ id: product.productId })
    await forgetWords(db)
    expect(await words()).toBe(before)
    const ids = left.map(({ id }) => id)
    await db.update(product).set({ active: true }).where(inArray(product.productId, ids))
  })

  it('counts the searches of a client', async () => {
    const of = (client: string) => createDirectVisitor(shop().backend, new Map(), { client })
    const asking = of('203.0.113.77')
    const ask = ({ call }: typeof asking) => call(search, { query: { q: '' } })
    const answers = await Promise.all(Array.from({ length: 1201 }, () => ask(asking)))
    const statuses = answers.map((answer) => (answer.ok ? 200 : answer.error.status))
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect(await ask(of('203.0.113.78'))).toMatchObject({ error: { status: 400 } })
  })
}
