import type { Promotion } from '#src/contract/promotions/promotion.ts'
import { itemMatcher, type AmountOf, type ItemMatcher } from './item-matcher.ts'
import type { Reduction, SiteEffect, SiteTier } from './site-promotion.ts'

type Amounts = Record<string, string>

const reductionOf = (
  { percent, amount }: { percent?: number | undefined; amount?: Amounts | undefined },
  amountOf: AmountOf,
): Reduction | undefined => {
  if (percent !== undefined) return { percent: Math.round(percent * 100) }
  const minor = amountOf(amount)
  return minor === undefined ? undefined : { amount: minor }
}

type Tiers = Extract<Promotion['effect'], { type: 'tiers' }>['tiers']

const tiersOf = (tiers: Tiers, amountOf: AmountOf): SiteTier[] | undefined => {
  const compiled = tiers.flatMap(({ units = 0, subtotal, ...taken }) => {
    const from = subtotal ? amountOf(subtotal) : 0
    const reduction = reductionOf(taken, amountOf)
    return from === undefined || !reduction ? [] : [{ units, subtotal: from, reduction }]
  })
  return compiled.length === tiers.length
    ? compiled.sort((a, b) => a.units - b.units || a.subtotal - b.subtotal)
    : undefined
}

/** What is reduced unless `on` says so: what counts, for a promotion of products; else everything. */
const reducedBy = (
  { class: promotionClass, effect }: Promotion,
  counting: ItemMatcher,
  amountOf: AmountOf,
): ItemMatcher | undefined => {
  const on = 'on' in effect ? effect.on : undefined
  return on || promotionClass !== 'PRODUCT' ? itemMatcher(on, amountOf) : counting
}

/**
 * An effect in a site's currency; undefined where an amount of it is missing.
 * @param counting which items count
 */
export const compileEffect = (
  promotion: Promotion,
  counting: ItemMatcher,
  amountOf: AmountOf,
): SiteEffect | undefined => {
  const { effect } = promotion
  const on = reducedBy(promotion, counting, amountOf)
  if (!on) return undefined
  switch (effect.type) {
    case 'percent':
    case 'amount': {
      const reduction = reductionOf(effect, amountOf)
      return reduction && { type: 'reduce', reduction, on }
    }
    case 'fixedPrice': {
      const price = amountOf(effect.price)
      return price === undefined ? undefined : { type: 'fixedPrice', price, on }
    }
    case 'tiers': {
      const tiers = tiersOf(effect.tiers, amountOf)
      return tiers && { type: 'tiers', tiers, on }
    }
    case 'buyXGetY':
      return {
        type: 'buyXGetY',
        buy: effect.buy,
        get: effect.get,
        reduction: { percent: Math.round(effect.percent * 100) },
        on: effect.on && on,
      }
    case 'cheapestFree':
      return effect
    case 'bundlePrice': {
      const price = amountOf(effect.price)
      const parts = effect.parts.flatMap(({ items: selection, units }) => {
        const items = itemMatcher(selection, amountOf)
        return items ? [{ items, units }] : []
      })
      const isWhole = price !== undefined && parts.length === effect.parts.length
      return isWhole ? { type: 'bundlePrice', parts, price } : undefined
    }
    case 'gift':
      return effect
  }
}
