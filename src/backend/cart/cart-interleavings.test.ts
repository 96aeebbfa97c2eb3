import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Result } from '#src/base/result.ts'
import { categoryTree } from '#src/backend/catalogue/category-tree.ts'
import { guestFacts, type CustomerFacts } from '#src/backend/customer/customer-facts.ts'
import { tableTaxes } from '#tests/fixtures/taxes.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { siteOf, sites } from '#src/contract/sites.ts'
import { compilePromotions } from '#src/rules/promotions/compile-promotions.ts'
import { applyEffect, type CartEffect, type CartModel } from '#tests/fixtures/cart-model.ts'
import { catalogue } from '#tests/fixtures/catalogue.ts'
import { memorySavedItems } from '#tests/fixtures/memory-saved-items.ts'
import { memoryCartStore, type WriteFate } from '#tests/fixtures/memory-cart-store.ts'
import { promotion } from '#tests/fixtures/promotions.ts'
import { runsUpTo } from '#tests/setup/extent.ts'
import type { CartDependencies } from './cart-dependencies.ts'
import { createCarts } from './carts.ts'
import { createReadPricingInputs } from './pricing/pricing-inputs.ts'

const sessionId = '00000000-0000-4000-8000-000000000001'
const site = siteOf('en-us') ?? sites[0]
const instant = '2026-06-01T12:00:00.000Z'
const upcs = ['boot-frn-8', 'boot-frn-9', 'socks'] as const
const productOf = (upc: string): string => (upc === 'socks' ? 'WOOLSOCKS' : 'FELLBOOT1')

const products = new Map(
  catalogue.products.map(({ variants, ...product }) => [
    product.productId,
    { ...product, variants: variants.map((variant) => ({ ...variant, reductions: {} })), active: true },
  ]),
)
const queries: CartDependencies['catalogue'] = {
  products: async (ids) =>
    new Map(
      ids.flatMap((id) => {
        const found = products.get(id)
        return found ? [[id, found]] : []
      }),
    ),
  stock: async () => ({}),
  stockNow: async (ids) =>
    Object.fromEntries(
      ids.map((id) => [
        id,
        Object.fromEntries((products.get(id)?.variants ?? []).map(({ upc, quantity }) => [upc, quantity])),
      ]),
    ),
  tree: async () => categoryTree([]),
}
const coupon = promotion({
  promotionId: 'TEN',
  class: 'ORDER',
  effect: { type: 'percent', percent: 10 },
  conditions: { coupon: { codes: [{ code: 'TEN' }] } },
})
const compiled = compilePromotions([{ promotion: coupon, isUsedUp: false, spent: {} }], site)
const promotions: CartDependencies['promotions'] = {
  ofSite: async () => compiled,
  code: async (code) =>
    code === 'TEN' ? { code, promotionId: 'TEN', isUsedUp: false, spent: {} } : undefined,
  usesOf: async () => ({}),
}

const voucher = { points: 500, amountInCurrency: 2000, currency: 'USD', available: true, eligible: true }
const memberFacts: CustomerFacts = async (shopper) => {
  const guest = guestFacts(shopper.sessionId)
  return { ...guest, facts: { ...guest.facts, loyalty: true }, points: 500, vouchers: [voucher] }
}

/** What a tab does: `at` picks one of the lines that it saw last, or of those that any tab saved. */
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      upc: fc.constantFrom(...upcs),
      qty: fc.integer({ min: 1, max: 3 }),
    }),
  },
  fc.record({ kind: fc.constant('quantity' as const), at: fc.nat(3), qty: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('variant' as const), at: fc.nat(3) }),
  fc.record({ kind: fc.constantFrom('remove' as const, 'save' as const, 'take' as const), at: fc.nat(3) }),
  fc.record({ kind: fc.constant('reward' as const), points: fc.constantFrom(0, 500) }),
  fc.record({ kind: fc.constantFrom('coupon' as const, 'couponRemoval' as const) }),
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

/** What becomes of a request's tries, in turn; each one after these is answered. */
const fates = fc.array(fc.constantFrom<WriteFate>('answered', 'unanswered', 'lost'), { maxLength: 2 })
const tab = fc.array(fc.record({ act, fates }), { minLength: 1, maxLength: 4 })
const maxTries = 3

it('neither loses nor doubles a change, whatever tabs, processes and broken lines come between', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(tab, { minLength: 1, maxLength: 3 }),
      async (scheduler, tabs) => {
        const left = new Map<string, WriteFate[]>()
        const turn = () => scheduler.schedule(Promise.resolve())
        const { savedItems, items: savedRows, listId } = memorySavedItems(turn)
        const { store, written } = memoryCartStore({
          turn,
          fateOf: (key) => left.get(key)?.shift() ?? 'answered',
        })
        let ids = 0
        const newId = () => `00000000-0000-4000-9000-${String((ids += 1)).padStart(12, '0')}`
        const dependencies: CartDependencies = {
          store,
          catalogue: queries,
          promotions,
          readPricingInputs: createReadPricingInputs({
            deliveryMethods: [],
            catalogue: queries,
            promotions,
            customerFacts: memberFacts,
            salePolicy: 'stack',
            countOrders: async () => 0,
            waitingOrderOf: async () => undefined,
          }),
          taxes: tableTaxes,
          stores: { byId: async () => new Map(), holdings: async () => new Map() },
          reserve: () => Promise.reject(new Error('nothing is reserved here')),
          savedItems,
          tenders: {
            taken: new Set(),
            card: async () => undefined,
            savedCard: async () => undefined,
            giftCard: () => Promise.reject(new Error('no gift card is used here')),
            reward: () => Promise.reject(new Error('no reward is used here')),
            giftCardBalance: () => Promise.reject(new Error('no gift card is used here')),
          },
          clock: () => instant,
          newId,
        }
        // Two processes, each with its own order of changes; a third tab shares the first.
        const processes = [createCarts(dependencies), createCarts(dependencies)]
        const caller = (key: string) => ({
          site,
          instant,
          sessionId,
          channel: 'ECOMM',
          request: { key, fingerprint: key },
        })
        const effects = new Map<string, CartEffect>()
        const sentAway: { itemId: string; upc: string }[] = []
        const outcomes = new Map<string, 'done' | 'refused' | 'unknown'>()

        const create = await scheduler.waitFor(createCarts(dependencies).create(caller('create')))
        if (!create.ok) throw new Error('the first cart is made')
        const cartId = create.value.id

        const request = (
          carts: ReturnType<typeof createCarts>,
          seen: Cart,
          one: Act,
          key: string,
        ): (() => Promise<Result<Cart, unknown>>) => {
          const who = caller(key)
          const line = 'at' in one ? seen.items[one.at % Math.max(seen.items.length, 1)] : undefined
          if (one.kind === 'add') {
            effects.set(key, one)
            return () =>
              carts.addItem(cartId, who, productOf(one.upc), { upc: one.upc, qty: one.qty, maxQty: 999 })
          }
          if (one.kind === 'coupon' || one.kind === 'couponRemoval') {
            const isApplied = one.kind === 'coupon'
            effects.set(key, { kind: 'coupon', isApplied })
            return () =>
              isApplied ? carts.applyCoupon(cartId, who, 'ten') : carts.removeCoupon(cartId, who, 'TEN')
          }
          if (one.kind === 'reward') {
            effects.set(key, one)
            return () => carts.applyReward(cartId, who, one.points)
          }
          if (one.kind === 'take') {
            const { itemId, upc } = sentAway[one.at % Math.max(sentAway.length, 1)] ?? {
              itemId: newId(),
              upc: 'socks',
            }
            effects.set(key, { kind: 'take', id: itemId, upc })
            const saveForLater = { saveForLaterId: listId() ?? newId(), itemId }
            return () => carts.addItem(cartId, who, productOf(upc), { upc, saveForLater })
          }
          const { id = newId(), upc = '' } = line ?? {}
          if (one.kind === 'remove') {
            effects.set(key, { kind: 'remove', id })
            return () => carts.removeItem(cartId, who, id, undefined)
          }
          if (one.kind === 'save') {
            effects.set(key, { kind: 'save', id })
            if (line) sentAway.push({ itemId: id, upc })
            return () => carts.saveForLater(cartId, who, { itemId: id })
          }
          if (one.kind === 'quantity') {
            effects.set(key, { kind: 'quantity', id, qty: one.qty })
            return () => carts.changeItem(cartId, who, id, { qty: one.qty })
          }
          const to = upc === 'boot-frn-8' ? 'boot-frn-9' : 'boot-frn-8'
          effects.set(key, { kind: 'variant', id, to })
          return () => carts.changeItem(cartId, who, id, { upc: to })
        }

        const run = async (
          acts: readonly { act: Act; fates: WriteFate[] }[],
          index: number,
        ): Promise<void> => {
          const carts = processes[index % 2] ?? createCarts(dependencies)
          let seen = create.value
          for (const [turn, one] of acts.entries()) {
            const key = `${index}-${turn}`
            left.set(key, [...one.fates])
            const send = request(carts, seen, one.act, key)
            outcomes.set(key, 'unknown')
            for (let tried = 0; tried < maxTries && outcomes.get(key) === 'unknown'; tried += 1) {
              const answer = await send().catch(() => undefined)
              if (answer) outcomes.set(key, answer.ok ? 'done' : 'refused')
              if (answer?.ok) seen = answer.value
            }
          }
        }
        await scheduler.waitFor(Promise.all(tabs.map(run)))

        const final = await scheduler.waitFor(createCarts(dependencies).read(cartId, caller('read')))
        if (!final.ok) throw new Error('the cart is there')
        const { items, totals, version, couponItems, appliedLoyaltyVoucher } = final.value
        const model: CartModel = { lines: new Map(), saved: new Map(), hasCoupon: false, points: 0 }
        for (const { key, newLine } of written) {
          const effect = effects.get(key)
          if (effect) applyEffect(model, effect, newLine)
        }
        const keys = written.map(({ key }) => key)
        expect(new Set(keys).size).toBe(keys.length)
        expect(version).toBe(written.length)
        expect(new Map(items.map(({ id, upc, qty }) => [id, { upc, qty }]))).toEqual(model.lines)
        const rows = [...savedRows].map(([id, { line }]) => [id, { upc: line.upc, qty: line.qty }] as const)
        expect(new Map(rows)).toEqual(model.saved)
        expect(couponItems.length > 0).toBe(model.hasCoupon)
        expect(appliedLoyaltyVoucher?.points ?? 0).toBe(model.points)
        expect(totals.totalUnits).toBe(items.reduce((sum, { qty }) => sum + qty, 0))
        for (const [key, outcome] of outcomes) {
          if (outcome === 'refused') expect(keys).not.toContain(key)
          if (outcome === 'done' && effects.get(key)?.kind === 'add') expect(keys).toContain(key)
        }
      },
    ),
    runsUpTo(10_000),
  )
})
