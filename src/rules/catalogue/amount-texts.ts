import { formatMoney } from '#src/base/money.ts'
import { offeredAmounts } from './named-amount.ts'
import type { BuyableProduct } from './variant-choice.ts'

/** What a shopper reads of an amount, by its minor units. */
export type AmountTexts = Record<number, string>

/**
 * The texts of every amount that a product's choices show. The server writes them: for its first one a browser loads the
 * number formats of all languages, which takes a phone longer than everything else about a choice.
 */
export const amountTexts = (
  { price, variants, amount: bounds, currency }: BuyableProduct,
  locale: string,
): AmountTexts =>
  Object.fromEntries(
    [price, ...variants]
      .flatMap(({ current, original }) => [current, original])
      .concat(bounds ? [bounds.max, ...offeredAmounts(bounds)] : [])
      .map((amount) => [amount, formatMoney(amount, currency, locale)]),
  )
