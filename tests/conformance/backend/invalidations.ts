import { expect, it, onTestFinished } from 'vitest'
import { loadCatalogue } from '#src/backend/catalogue/load-catalogue.ts'
import { updateVariants } from '#src/backend/catalogue/products/update-variants.ts'
import { invalidate } from '#src/backend/platform/invalidations.ts'
import { catalogue } from '#tests/fixtures/catalogue.ts'
import { eventually } from '#tests/setup/eventually.ts'
import type { Shop } from './shop.ts'

const [boot] = catalogue.products
const [known] = boot?.variants ?? []
const variantId = known?.variantId ?? ''
const quantity = known?.quantity ?? 0
const tagOfBoot = `product/${boot?.productId}`

/** What processes on one database tell each other of changes. */
export const describeInvalidations = (shop: () => Shop): void => {
  const heard = async (): Promise<{ settled: () => Promise<string[]> }> => {
    const { sql, invalidations } = shop().database
    await eventually(() => expect(invalidations.isHearing()).toBe(true))
    const tags: string[] = []
    onTestFinished(
      invalidations.subscribe({
        changed: (changed) => tags.push(...changed),
        missed: () => tags.push('missed'),
      }),
    )
    /** What was told of until now, without the mark that says so. */
    const settled = async (): Promise<string[]> => {
      await invalidate(sql, ['mark'])
      await eventually(() => expect(tags).toContain('mark'))
      return tags.splice(0).filter((tag) => tag !== 'mark')
    }
    // What earlier tests did may still be on its way.
    await settled()
    return { settled }
  }
  const update = (change: {
    quantity?: number
    prices?: Record<string, { current: number; original: number }>
  }) => updateVariants(shop().database, [{ variantId, ...change }])

  it('names a product whose stock changed, and listings where a shopper is told something else of it', async () => {
    const plenty = await heard()
    await update({ quantity: quantity + 1 })
    expect(await plenty.settled()).toEqual([tagOfBoot])
    const soldOut = await heard()
    await update({ quantity: 0 })
    expect(await soldOut.settled()).toEqual(['listings', tagOfBoot])
    await update({ quantity })
  })

  it('names listings and the product where a price changed', async () => {
    const { settled } = await heard()
    const before = known?.prices ?? {}
    await update({ prices: { USD: { current: 4_200, original: 4_200 } } })
    expect(await settled()).toEqual(['listings', tagOfBoot])
    await update({ prices: before })
  })

  it('names what a load of the catalogue changed, and all products where they are many', async () => {
    const { settled } = await heard()
    const renamed = boot && { ...boot, name: { en: 'Renamed' } }
    await loadCatalogue(shop().database, { ...catalogue, products: [renamed ?? []].flat() })
    expect(await settled()).toEqual(['categories', 'listings', tagOfBoot])
    await loadCatalogue(shop().database, catalogue, { replace: true })
  })

  it('says nothing of what was not committed', async () => {
    const { settled } = await heard()
    const { sql } = shop().database
    const failing = sql.transaction(async (tx) => {
      await invalidate(tx, ['never'])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await settled()).toEqual([])
  })

  it('tells of more tags than fit in one message', async () => {
    const { settled } = await heard()
    const tags = Array.from({ length: 450 }, (_, index) => `product/${'LONG'.repeat(10)}${index}`)
    await shop().database.sql.transaction((tx) => invalidate(tx, tags))
    expect(await settled()).toEqual(tags)
  })
}
