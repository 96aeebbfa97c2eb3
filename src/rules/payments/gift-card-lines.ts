import type { TaxCategory } from '#src/contract/catalogue/tax-category.ts'

/**
 * Gift cards are money: nothing lowers their price, and only what a shopper pays with their own money buys them (`buysGiftCards`).
 * Else whoever has a discount, points or a code would make money of it, which pays for everything and belongs to nobody.
 */
export const isGiftCard = ({ taxCategory }: { taxCategory?: TaxCategory | undefined }): boolean =>
  taxCategory === 'giftCard'

/** The ids of the lines that are gift cards. */
export const giftCardLines = (
  lines: readonly Readonly<{ id: string; productId: string }>[],
  products: ReadonlyMap<string, { taxCategory?: TaxCategory | undefined }>,
): ReadonlySet<string> =>
  new Set(
    lines.flatMap(({ id, productId }) => {
      const product = products.get(productId)
      return product && isGiftCard(product) ? [id] : []
    }),
  )

/** What is to be paid, in minor units: all of it, and what of it is for gift cards, which are not taxed. */
export type AmountToPay = Readonly<{ total: number; giftCardTotal?: number | undefined }>

/** What everything but gift cards costs: goods, their delivery and taxes. */
export const goodsTotal = ({ total, giftCardTotal = 0 }: AmountToPay): number =>
  Math.max(0, total - giftCardTotal)
