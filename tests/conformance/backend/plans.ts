import { getTableName, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { product, productCategory, productSearch, variant } from '#src/backend/catalogue/catalogue-tables.ts'
import { removePartsOf } from '#src/backend/catalogue/catalogue-writes.ts'
import { productOfSlug } from '#src/backend/catalogue/products/product-of-slug.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import type { Shop } from './shop.ts'

const count = 3000

/** Fills the table as an import does; half of the slugs have folders. */
const addProducts = async (db: Sql): Promise<void> => {
  await db.execute(sql`insert into ${product}
      (product_id, slug, active, position, published_at, lowest_prices, facts)
    select 'many-' || n, case when n % 2 = 0 then 'boots/' else '' end || 'slug-' || n, true, n, now(), '{}',
      jsonb_build_object('text', repeat('x', 500))
    from generate_series(1, ${count}::int) as n`)
  await db.execute(sql`analyze ${product}`)
}

/**
 * Gives each product what an import gives it, in a database that knows nothing of it yet: what it gathered by itself is
 * forgotten, and it gathers nothing until the end, as it would count none of the rows that are not committed.
 */
const addParts = async (db: Sql): Promise<void> => {
  for (const table of [variant, productCategory, productSearch]) {
    await db.execute(sql`alter table ${table} set (autovacuum_enabled = off)`)
    await db.execute(sql`delete from pg_statistic where starelid = ${getTableName(table)}::regclass`)
  }
  const many = sql`from ${product}, generate_series(1, 6) as n where product_id like 'many-%'`
  await db.execute(sql`insert into ${variant}
      (product_id, upc, variant_id, sku, position, attributes, quantity, prices)
    select product_id, 'upc-' || n, product_id || n, 'sku', n, '{}', 1, '{}' ${many}`)
  await db.execute(
    sql`insert into ${productCategory} (category_id, product_id) select 1000 + n, product_id ${many}`,
  )
  await db.execute(sql`insert into ${productSearch} (product_id, language, words)
    select product_id, 'language-' || n, 'boot' ${many}`)
}

/** How the database goes about reads that every visitor may cause, in a catalogue that is not small. */
export const describePlans = (shop: () => Shop): void => {
  it('finds a product by its slug, or by the last folder of it, without reading the others', async () => {
    const undone = new Error('undone')
    const test = shop().database.sql.transaction(async (tx) => {
      await addProducts(tx)
      expect(await productOfSlug(tx, 'slug-7')).toEqual([{ productId: 'many-7' }])
      expect(await productOfSlug(tx, 'boots/slug-8')).toEqual([{ productId: 'many-8' }])
      expect(await productOfSlug(tx, 'slug-8')).toEqual([{ productId: 'many-8' }])
      await tx.execute(sql`update ${product} set slug = 'slug-8' where product_id = 'many-9'`)
      expect(await productOfSlug(tx, 'slug-8')).toEqual([{ productId: 'many-9' }])
      for (const slug of ['slug-8', 'no-such-slug']) {
        const { rows } = await tx.execute(sql`explain (costs off) ${productOfSlug(tx, slug)}`)
        const plan = JSON.stringify(rows)
        expect(plan).toContain('product_slug')
        expect(plan).toContain('product_last_folder')
        expect(plan).not.toContain('Seq Scan')
      }
      throw undone
    })
    await expect(test).rejects.toBe(undone)
  })

  it.each([
    ['variants', variant],
    ['categories', productCategory],
    ['search words', productSearch],
  ])('removes the %s of products without reading those of others', async (_, table) => {
    const undone = new Error('undone')
    const test = shop().database.sql.transaction(async (tx) => {
      await addProducts(tx)
      await addParts(tx)
      const ids = Array.from({ length: 50 }, (__, at) => `many-${at}`)
      const { rows } = await tx.execute(sql`explain (costs off) ${removePartsOf(ids, table)}`)
      expect(JSON.stringify(rows)).not.toContain('Seq Scan')
      throw undone
    })
    await expect(test).rejects.toBe(undone)
  })
}
