import { afterEach, expect, it } from 'vitest'
import type { Customer } from '#src/backend/customer/customer-facts.ts'
import type { Shop } from './shop.ts'
import { shopper } from './visitor.ts'

const apply = 'PUT /cart/v1/cart/{basketId}/reward'

const voucher = { currency: 'USD', available: true, eligible: true }

const member: Customer = {
  customerId: 'member-1',
  facts: { loggedIn: true, loyalty: true, employee: false, athlete: false, wranx: false, ipa: false },
  groups: [],
  ordersBefore: 1,
  points: 800,
  vouchers: [
    { ...voucher, points: 500, amountInCurrency: 2000 },
    { ...voucher, points: 800, amountInCurrency: 50_000 },
    { ...voucher, points: 1000, amountInCurrency: 4000 },
    { ...voucher, points: 600, amountInCurrency: 2500, eligible: false },
    { ...voucher, points: 300, amountInCurrency: 1000, available: false },
    { ...voucher, points: 400, amountInCurrency: 1500, currency: 'EUR' },
  ],
}

/** Loyalty vouchers of members, which the embedded shop has none of before there are accounts. */
export const describeRewards = (shop: () => Shop): void => {
  afterEach(() => shop().setCustomer(undefined))

  const shopping = async () => {
    const visitor = await shopper(shop().backend)
    await visitor.add('boot-frn-8')
    const reward = (points: number) =>
      ({ path: { basketId: visitor.cartId }, body: { appliedLoyaltyVoucher: points } }) as const
    return { ...visitor, reward }
  }

  it('applies a voucher as a tender, and takes it off', async () => {
    shop().setCustomer(member)
    const { call, read, reward } = await shopping()
    const before = await read()
    expect(before).toMatchObject({
      totals: { total: 13_595, appliedRewards: 0, remainingToPay: 13_595 },
      loyalty: { currentLoyaltyPoints: 800 },
    })
    expect(before.loyalty?.applicableLoyaltyVouchers).toHaveLength(5)
    const cart = await call(apply, reward(500))
    expect(cart).toMatchObject({
      appliedLoyaltyVoucher: { points: 500, amountInCurrency: 2000 },
      totals: { total: 13_595, appliedRewards: 2000, remainingToPay: 11_595 },
    })
    expect(await read()).toEqual(cart)
    const without = await call(apply, reward(0))
    expect(without).toMatchObject({ totals: { appliedRewards: 0, remainingToPay: 13_595 } })
    expect(without.appliedLoyaltyVoucher).toBeUndefined()
    expect(await call(apply, reward(0))).toEqual(without)
  })

  it('takes no more than there is to pay, and another voucher in place of the first', async () => {
    shop().setCustomer(member)
    const { call, reward } = await shopping()
    await call(apply, reward(500))
    expect(await call(apply, reward(800))).toMatchObject({
      appliedLoyaltyVoucher: { points: 800 },
      totals: { total: 13_595, appliedRewards: 13_595, remainingToPay: 0 },
    })
  })

  it.each([
    ['REW130', 'is not there', 250],
    ['REW130', 'is used', 300],
    ['REW130', 'is of another currency', 400],
    ['REW140', 'costs more points than there are', 1000],
    ['REW140', 'is not for them', 600],
  ] as const)('refuses with %s a voucher that %s', async (errorId, _, points) => {
    shop().setCustomer(member)
    const { refused, read, reward } = await shopping()
    const before = await read()
    await refused(errorId, apply, reward(points))
    expect(await read()).toEqual(before)
  })

  it('refuses a voucher twice, and all of them to guests', async () => {
    shop().setCustomer(member)
    const { call, refused, read, reward } = await shopping()
    await call(apply, reward(500))
    await refused('REW135', apply, reward(500))
    shop().setCustomer(undefined)
    await refused('REW401', apply, reward(500))
    const cart = await read()
    expect(cart).toMatchObject({ totals: { appliedRewards: 0, remainingToPay: 13_595 } })
    expect(cart.loyalty).toBeUndefined()
  })
}
