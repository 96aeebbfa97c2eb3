import { dayMs } from '#src/base/day.ts'
import { parseMoney } from '#src/base/money.ts'
import { textIn } from '#src/contract/catalogue/catalogue.ts'
import type { Promotion } from '#src/contract/promotions/promotion.ts'
import type { Site } from '#src/contract/sites.ts'
import { instantOfLocal } from '#src/rules/preview/local-time.ts'
import { compileEffect } from './compile-effect.ts'
import { itemMatcher } from './item-matcher.ts'
import type { LeftOut, SiteEffect, SitePromotion, SitePromotions } from './site-promotion.ts'

/** A promotion, whether all the orders it may have are placed, and what these had taken off, in minor units by currency. */
export type StoredPromotion = {
  promotion: Promotion
  isUsedUp: boolean
  spent: Readonly<Record<string, number>>
}

/** The day after, as `2026-12-01`. */
const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00Z`) + dayMs).toISOString().slice(0, 10)

const momentOf = (local: string, timeZone: string): number =>
  Date.parse(instantOfLocal(local, timeZone) ?? '')

const fromOf = (from: string | undefined, timeZone: string): number =>
  from === undefined ? -Infinity : momentOf(from.length === 10 ? `${from}T00:00` : from, timeZone)

/** A day ends where the next one begins. */
const untilOf = (until: string | undefined, timeZone: string): number =>
  until === undefined ? Infinity : momentOf(until.length === 10 ? `${nextDay(until)}T00:00` : until, timeZone)

const calloutOf = (text: string): SitePromotion['callout'] => {
  const [below, above, reached, ...others] = text.split('|').map((part) => part.trim())
  return below === undefined || above === undefined || reached === undefined || others.length > 0
    ? undefined
    : [below, above, reached]
}

/** Hundredths of a per cent. */
const floorOf = (limits: Promotion['limits']): number =>
  'floorPercent' in limits ? Math.round((limits.floorPercent ?? 0) * 100) : 0

/** The least that a cart needs for an effect to begin. */
const leastOf = (effect: SiteEffect): { units: number; subtotal: number } => {
  if (effect.type === 'tiers') return effect.tiers[0] ?? { units: 0, subtotal: 0 }
  if (effect.type === 'cheapestFree') return { units: effect.of, subtotal: 0 }
  if (effect.type === 'buyXGetY') return { units: effect.buy + (effect.on ? 0 : 1), subtotal: 0 }
  return { units: 0, subtotal: 0 }
}

const compile = (
  { promotion, isUsedUp, spent }: StoredPromotion,
  site: Site,
): SitePromotion | LeftOut['reason'] => {
  const { conditions, class: promotionClass, promotionId, campaignId, exclusive, limits } = promotion
  if (!promotion.active) return 'inactive'
  if (conditions.locales && !conditions.locales.includes(site.locale)) return 'locale'
  const amountOf = (amounts: Record<string, string> | undefined): number | undefined =>
    parseMoney(amounts?.[site.currency] ?? '', site.currency)
  const subtotal = conditions.subtotal ? amountOf(conditions.subtotal) : 0
  const items = itemMatcher(conditions.items, amountOf)
  const effect = items && compileEffect(promotion, items, amountOf)
  const budget = limits.budget ? amountOf(limits.budget) : Infinity
  if (subtotal === undefined || effect === undefined || items === undefined || budget === undefined)
    return 'currency'
  const least = leastOf(effect)
  const calloutText = textIn(promotion.callout ?? {}, site.locale)
  return {
    promotionId,
    campaignId,
    class: promotionClass,
    name: textIn(promotion.name, site.locale),
    callout: calloutOf(calloutText),
    calloutText,
    approachingDisplayLevel: amountOf(promotion.approachingDisplayLevel) ?? 0,
    exclusive: exclusive === true,
    isAlone: exclusive === 'order',
    floor: floorOf(limits),
    budget,
    budgetLeft: Math.max(0, budget - (spent[site.currency] ?? 0)),
    from: fromOf(conditions.from, site.timeZone),
    until: untilOf(conditions.until, site.timeZone),
    items,
    units: Math.max(conditions.units ?? 0, least.units),
    subtotal: Math.max(subtotal, least.subtotal),
    nthOrder: conditions.nthOrder ?? (conditions.firstOrder ? 1 : undefined),
    effect,
    methods: promotion.class === 'SHIPPING' ? promotion.effect.methods : undefined,
    conditions,
    limits,
    isUsedUp,
  }
}

const inOrder = ({ promotion: a }: StoredPromotion, { promotion: b }: StoredPromotion): number =>
  a.priority - b.priority || (a.promotionId < b.promotionId ? -1 : 1)

/** What a site makes of all promotions: worked out once, so that a cart finds those it may have by its items. */
export const compilePromotions = (promotions: readonly StoredPromotion[], site: Site): SitePromotions => {
  const all: SitePromotion[] = []
  const leftOut: LeftOut[] = []
  for (const stored of promotions.toSorted(inOrder)) {
    const compiled = compile(stored, site)
    const { promotionId, name, class: promotionClass } = stored.promotion
    if (typeof compiled !== 'string') all.push(compiled)
    else
      leftOut.push({ promotionId, name: textIn(name, site.locale), class: promotionClass, reason: compiled })
  }
  const byItem = new Map<string, number[]>()
  const forAll: number[] = []
  all.forEach(({ items }, at) => {
    if (!items.keys) forAll.push(at)
    for (const key of items.keys ?? []) byItem.set(key, [...(byItem.get(key) ?? []), at])
  })
  return {
    locale: site.locale,
    currency: site.currency,
    all,
    byItem,
    forAll,
    leftOut,
    gifts: all.flatMap(({ effect }) => (effect.type === 'gift' ? effect.choices : [])),
    limitedByCustomer: all.flatMap(({ promotionId, limits }) =>
      limits.perCustomer === undefined ? [] : [promotionId],
    ),
  }
}
