import { parseMoney } from '#src/base/money.ts'
import { textIn } from '#src/contract/catalogue/catalogue.ts'
import type { DeliveryMethod, DeliveryMethodCode } from '#src/contract/delivery/delivery-method.ts'
import type { Site } from '#src/contract/sites.ts'
import type { CostTier } from '#src/rules/promotions/cart-to-price.ts'

/** A delivery method as one site offers it, its costs in minor units of the site's currency. */
export type SiteMethod = Pick<
  DeliveryMethod,
  'days' | 'cutOff' | 'postalCodes' | 'servesPostBoxes' | 'areas'
> & {
  code: DeliveryMethodCode
  label: string
  costs: readonly CostTier[]
}

/** The methods that a site offers: those of its country that have a price in its currency. */
export const siteMethods = (
  methods: readonly DeliveryMethod[],
  { country, currency, locale }: Pick<Site, 'country' | 'currency' | 'locale'>,
): SiteMethod[] =>
  methods.flatMap(({ countries, prices, label, ...method }) => {
    const tiers = prices[currency]
    if (!tiers || !countries.includes(country)) return []
    const costs = tiers.map(({ from, price }) => ({
      from: parseMoney(from, currency) ?? 0,
      cost: parseMoney(price, currency) ?? 0,
    }))
    return [{ ...method, label: textIn(label, locale), costs }]
  })
