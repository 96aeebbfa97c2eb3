import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { cart as cartTable } from '#src/backend/cart/store/cart-tables.ts'
import type { CallInput } from '#src/contract/calls.ts'
import type { Shop } from './shop.ts'
import { shopper } from './visitor.ts'
import { billing, home, manhattan } from '#tests/fixtures/addresses.ts'
import type { ErrorId } from '#src/contract/errors.ts'

const post = 'POST /cart/v2/cart/{basketId}/shippingAddress'
const validate = 'POST /cart/v1/cart/{basketId}/shippingAddress/validation'
const bill = 'POST /cart/v1/cart/{basketId}/billingAddress'
const choose = 'POST /cart/v1/shippingMethod'

type Address = CallInput<typeof post>['body']['addresses'][number]

const origin = {
  subscriptions: { newsletterConsent: false },
  bid: 'browser-1',
} as const

/** The calls about where items go, how, and what staff take off. */
export const describeCartDelivery = (shop: () => Shop): void => {
  const shopping = async (upc = 'boot-frn-8') => {
    const visitor = await shopper(shop().backend)
    await visitor.add(upc)
    return { ...visitor, path: { basketId: visitor.cartId } }
  }

  it('delivers for what the method costs, which is taxed where it is known', async () => {
    const visitor = await shopping()
    const cart = await visitor.read()
    expect(cart.totals).toMatchObject({ itemTotal: 13_000, shipping: 595, total: 13_595, taxStatus: 'open' })
    expect(cart.shippingMethods).toMatchObject([
      {
        shippingId: 'me',
        code: 'standard',
        defaultShippingMethodId: 'standard',
        applicableShippingMethods: [
          { code: 'express', deliveryTime: '1–2 business days', price: { amount: 1495 } },
          { code: 'standard', price: { amount: 595, finalAmount: 595 } },
        ],
      },
    ])
    const options = cart.items[0]?.shippingOptions.map(({ selected, shippingMethod }) => [
      shippingMethod.code,
      selected,
    ])
    expect(options).toEqual([
      ['express', false],
      ['standard', true],
    ])
    expect((await visitor.read('de-de')).totals).toMatchObject({
      shipping: 495,
      tax: 2155,
      taxStatus: 'estimated',
    })
  })

  it('stores shipping addresses with all their fields and what came along, and forgets them', async () => {
    const visitor = await shopping()
    const { path } = visitor
    const cart = await visitor.call(post, { path, body: { addresses: [manhattan], ...origin } })
    expect(cart).toMatchObject({ shippingAddresses: [manhattan], addressOrigin: origin })
    expect(cart.totals).toMatchObject({ tax: 544, total: 14_139, taxation: 'net', taxStatus: 'known' })
    expect(await visitor.read()).toEqual(cart)
    const without = await visitor.call('DELETE /cart/v2/cart/{basketId}/shippingAddress', { path })
    expect(without).toMatchObject({ totals: { tax: 0, taxStatus: 'open' } })
    expect(without).not.toHaveProperty('shippingAddresses')
    expect(without).not.toHaveProperty('addressOrigin')
    expect(await visitor.read()).toEqual(without)
  })

  it('keeps and answers no token that proves a person', async () => {
    const visitor = await shopping()
    const { path } = visitor
    const body = { addresses: [manhattan], ...origin, recaptcha_response: 'a token' }
    const answers = [
      await visitor.call(validate, { path, body }),
      await visitor.call(post, { path, body }),
      await visitor.read(),
      await shop().database.sql.select().from(cartTable).where(eq(cartTable.id, visitor.cartId)),
    ]
    for (const answer of answers) expect(JSON.stringify(answer)).not.toContain(body.recaptcha_response)
  })

  it('takes little of a wallet, whose postal code says where taxes are due', async () => {
    const visitor = await shopping()
    const addresses = [{ countryCode: 'US', postalCode: '02134', city: 'x'.repeat(50) }]
    for (const context of ['APPLE_PAY_EXPRESS', 'PAYPAL_EXPRESS'] as const) {
      const cart = await visitor.call(post, { path: visitor.path, body: { addresses, context } })
      expect(cart).toMatchObject({ addressOrigin: { context }, totals: { tax: 0, taxStatus: 'known' } })
    }
  })

  it('collects at a point where the address says so', async () => {
    const visitor = await shopping()
    const point = { ...manhattan, firstName: undefined, phone: undefined, optionType: 'locker' }
    const context = 'COLLECTION' as const
    const body = { addresses: [point], context }
    expect(await visitor.call(post, { path: visitor.path, body })).toMatchObject({
      shippingAddresses: [{ storeId: 'point-1', optionType: 'locker', bookingCode: 'B-1' }],
      shippingMethods: [{ shippingId: 'me', code: 'pudo', applicableShippingMethods: [{ code: 'pudo' }] }],
      totals: { shipping: 395 },
    })
    const nowhere = { ...point, storeId: undefined }
    await visitor.refused('ATTR100', post, { path: visitor.path, body: { ...body, addresses: [nowhere] } })
  })

  it.each<[string, Partial<Address>, ErrorId, string, string?]>([
    ['an empty phone', { phone: '' }, 'SHP410', 'phone'],
    ['a missing name', { lastName: '' }, 'ATTR100', 'lastName'],
    ['a wrong postal code', { postalCode: '1' }, 'ATTR200', 'postalCode'],
    ['a state that is none', { province: 'ZZ' }, 'ATTR200', 'province'],
    ['Jersey', { countryCode: 'GB', postalCode: 'JE2 3AB', province: '' }, 'CHK320', 'postalCode', 'en-gb'],
    ['another country', { countryCode: 'DE', postalCode: '10115', province: '' }, 'CHK320', 'countryCode'],
    ['an unknown address of a book', { addressLine1: undefined }, 'CCA401', 'addressId'],
    ['a shipment that the cart has not', { shippingId: 'store-9' }, 'SHP404', 'shippingId'],
  ])('refuses %s, here and in a check', async (_, change, errorId, field, locale) => {
    const visitor = await shopping()
    const body = { addresses: [{ ...home, ...change }] }
    const { path } = visitor
    const error = await visitor.refused(errorId, post, { path, body }, locale)
    expect(error.additionalInfo?.['field']).toBe(field)
    expect(await visitor.call(validate, { path, body }, locale)).toMatchObject({
      valid: false,
      addresses: [{ valid: false, errors: [{ errorId, field }] }],
    })
    expect(await visitor.read()).toMatchObject({ version: 2 })
  })

  it('refuses two addresses of one shipment, and places that nobody can tax', async () => {
    const visitor = await shopping()
    const { path } = visitor
    await visitor.refused('CCA400', post, { path, body: { addresses: [home, home] } })
    const context = 'APPLE_PAY_EXPRESS' as const
    const nowhere = { addresses: [{ countryCode: 'US', postalCode: '21300' }], context }
    await visitor.refused('TAX309', post, { path, body: nowhere })
    expect(await visitor.call(validate, { path, body: nowhere })).toMatchObject({
      addresses: [{ errors: [{ errorId: 'TAX309' }] }],
    })
  })

  it('says what it would store of an address', async () => {
    const visitor = await shopping()
    const body = { addresses: [{ ...home, firstName: ' ada', province: 'New York' }], ...origin }
    const checked = await visitor.call(validate, { path: visitor.path, body })
    expect(checked).toEqual({
      valid: true,
      addresses: [{ valid: true, address: home, errors: [] }],
      addressOrigin: origin,
    })
    expect(await visitor.read()).not.toHaveProperty('shippingAddresses')
  })

  it('sends to a post box where a carrier may, and else refuses', async () => {
    const visitor = await shopping()
    const { path } = visitor
    const box = { ...home, addressLine1: 'PO Box 12' }
    const cart = await visitor.call(post, { path, body: { addresses: [box] } })
    expect(cart.shippingMethods[0]?.applicableShippingMethods.map(({ code }) => code)).toEqual(['standard'])
    await visitor.refused('SHP500', choose, { body: { cartId: visitor.cartId, code: 'express' } })
    const german = {
      ...box,
      addressLine1: 'Postfach 12',
      countryCode: 'DE',
      postalCode: '10115',
      province: '',
    }
    await visitor.refused('SHP500', post, { path, body: { addresses: [german] } }, 'de-de')
  })

  it('chooses how a shipment comes, and says once that is no longer possible', async () => {
    const visitor = await shopping()
    const { path, cartId } = visitor
    await visitor.refused('SHP404', choose, { body: { cartId, code: 'sameday' } })
    await visitor.call(post, { path, body: { addresses: [home] } })
    const chosen = await visitor.call(choose, { body: { cartId, code: 'sameday', shippingId: 'me' } })
    expect(chosen).toMatchObject({
      shippingMethods: [{ code: 'sameday', shopperAppliedSM: true }],
      totals: { shipping: 1995 },
      customerNotifications: [],
    })
    expect(chosen.shippingMethods[0]?.applicableShippingMethods[0]?.deliveryTime).toBe('Today')
    expect(await visitor.read()).toEqual(chosen)
    const shipment = 'GET /cart/v1/cart/{basketId}/shippingMethod/{shippingId}'
    expect(await visitor.call(shipment, { path: { ...path, shippingId: 'me' } })).toEqual(
      chosen.shippingMethods[0],
    )
    await visitor.refused('SHP404', shipment, { path: { ...path, shippingId: 'customs' } })
    const elsewhere = { ...home, postalCode: '90210', province: 'CA' }
    expect(await visitor.call(post, { path, body: { addresses: [elsewhere] } })).toMatchObject({
      shippingMethods: [{ code: 'standard', shopperAppliedSM: false }],
      flash: [{ type: 'OrderShippingMethodDowngraded' }],
      customerNotifications: [{ type: 'OrderShippingMethodDowngraded' }],
    })
    await visitor.call(choose, { body: { cartId, code: 'express', shopperAppliedSM: false } })
    const box = { ...home, addressLine1: 'PO Box 12' }
    expect(await visitor.call(post, { path, body: { addresses: [box] } })).toMatchObject({
      shippingMethods: [{ code: 'standard' }],
      customerNotifications: [],
    })
  })

  it('sends what is made to order apart, and what goes to a store there', async () => {
    const visitor = await shopping()
    const item = { cartId: visitor.cartId, productId: 'WOOLSOCKS', upc: 'socks' }
    await visitor.call('POST /cart/v1/item', { body: { ...item, recipeId: 'R1' } })
    const cart = await visitor.call('POST /cart/v1/item', { body: { ...item, storeId: 'us-portland' } })
    expect(cart.shippingMethods.map(({ shippingId, code }) => [shippingId, code])).toEqual([
      ['me', 'standard'],
      ['customs', 'customs'],
      ['us-portland', 'sts'],
    ])
    expect(cart.totals.shipping).toBe(1190)
    expect(cart.items[2]?.shippingOptions).toMatchObject([
      { selected: true, shippingMethod: { code: 'sts' }, storeInfo: { id: 'us-portland' } },
      { selected: false, available: false, shippingMethod: { code: 'pickup' } },
    ])
    const addresses = [home, { ...home, shippingId: 'customs', addressLine1: '9 Bond Street' }]
    const addressed = await visitor.call(post, { path: visitor.path, body: { addresses } })
    expect(addressed.shippingAddresses).toEqual(addresses)
  })

  it('says that an address of another site is not delivered to', async () => {
    const visitor = await shopping()
    await visitor.call(post, { path: visitor.path, body: { addresses: [home] } })
    expect(await visitor.read('en-gb')).toMatchObject({
      flash: [{ type: 'InvalidShippingAddress' }],
      totals: { taxStatus: 'estimated' },
    })
  })

  it('stores a billing address of any country with all its fields, and forgets it', async () => {
    const visitor = await shopping()
    const { path } = visitor
    const cart = await visitor.call(bill, { path, body: billing })
    expect(cart.billingAddress).toEqual(billing)
    expect(await visitor.read()).toEqual(cart)
    await visitor.call(bill, { path, body: { ...billing, countryCode: 'SE', postalCode: '111 22' } })
    await visitor.refused('BILL410', bill, { path, body: { ...billing, phone: '' } })
    await visitor.refused('BIL400', bill, { path, body: { ...billing, email: 'ada' } })
    await visitor.refused('CCA401', bill, { path, body: { addressId: 'a', countryCode: 'US' } })
    const without = await visitor.call('DELETE /cart/v1/cart/{basketId}/billingAddress', { path })
    expect(without).not.toHaveProperty('billingAddress')
  })

  it('logs no address', async () => {
    const visitor = await shopping()
    shop().logged.length = 0
    const { path } = visitor
    await visitor.call(post, { path, body: { addresses: [home] } })
    await visitor.call(bill, { path, body: billing })
    await visitor.refused('ATTR200', post, { path, body: { addresses: [{ ...home, email: 'ada.secret' }] } })
    // Ids are random, and may hold any of these.
    const logged = JSON.stringify(shop().logged).replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'id')
    expect(logged).not.toMatch(/Lovelace|Mercer|ada|10001|0142/)
  })
}
