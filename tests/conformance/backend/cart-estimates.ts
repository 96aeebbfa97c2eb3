import { expect, it } from 'vitest'
import { home } from '#tests/fixtures/addresses.ts'
import type { Shop } from './shop.ts'
import { shopper } from './visitor.ts'

const estimate = 'PUT /cart/v1/cart/{basketId}/estimate'

/** What a cart says of delivery and tax before its address is known. */
export const describeCartEstimates = (shop: () => Shop): void => {
  const shopping = async (locale = 'en-us') => {
    const visitor = await shopper(shop().backend)
    await visitor.add('boot-frn-8')
    const path = { basketId: visitor.cartId }
    const estimateFor = (countryCode: string, postalCode: string) =>
      visitor.call(estimate, { path, body: { countryCode, postalCode } }, locale)
    return { ...visitor, path, estimateFor }
  }

  it('estimates tax by the postal code, until an address says where', async () => {
    const visitor = await shopping()
    const cart = await visitor.estimateFor('US', '10001')
    expect(cart).toMatchObject({
      estimate: { countryCode: 'US', postalCode: '10001' },
      totals: { tax: 544, total: 14_139, taxStatus: 'estimated' },
    })
    expect(await visitor.read()).toEqual(cart)
    const oregon = { ...home, province: 'OR', postalCode: '97201' }
    const body = { addresses: [oregon] }
    const known = await visitor.call('POST /cart/v2/cart/{basketId}/shippingAddress', {
      path: visitor.path,
      body,
    })
    expect(known.totals).toMatchObject({ tax: 0, taxStatus: 'known' })
  })

  it('refuses what is no place, and a country of another site', async () => {
    const visitor = await shopping()
    const refusedFor = (errorId: 'TAX309' | 'CHK320', countryCode: string, postalCode: string) =>
      visitor.refused(errorId, estimate, { path: visitor.path, body: { countryCode, postalCode } })
    await refusedFor('TAX309', 'US', '1000')
    await refusedFor('TAX309', 'US', 'ABCDE')
    await refusedFor('CHK320', 'CA', 'M5V 2T6')
    for (const [locale, countryCode, postalCode] of [
      ['en-gb', 'GB', 'GY1 1AB'],
      ['fr-fr', 'FR', '97400'],
      ['de-de', 'DE', '27498'],
    ] as const)
      await visitor.refused(
        'CHK320',
        estimate,
        { path: visitor.path, body: { countryCode, postalCode } },
        locale,
      )
    expect(await visitor.read()).not.toHaveProperty('estimate')
  })
}
