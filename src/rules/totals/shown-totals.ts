import { formatMoney } from '#src/base/money.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { isOver } from '#src/rules/orders/is-over.ts'
import { refundedSum } from '#src/rules/orders/refunded-sum.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { printTotals, type PrintedTotal, type TotalTexts } from './print-totals.ts'
import { cartTotalLines, orderTotalLines, type SummedCart, type SummedOrder } from './total-lines.ts'

/** A row of totals as text; one that is not part of the sum, such as what pays it, has no kind. */
export type TotalRow = { kind?: PrintedTotal['kind']; label: string; note?: string; value: string }

/** Totals as they are shown: their rows, and the tax that prices hold, where they hold it. */
export type ShownTotals = { rows: readonly TotalRow[]; taxIncluded?: string | undefined }

type SumTexts = TotalTexts & { taxIncluded: string }

const taxIncluded = (
  { taxation, tax }: SummedCart['totals'],
  texts: SumTexts,
  money: (minor: number) => string,
  locale: string,
): string | undefined =>
  taxation === 'gross' ? formatMessage(texts.taxIncluded, { amount: money(tax) }, locale) : undefined

/** What a cart comes to. */
export const shownCartTotals = (
  cart: SummedCart & { currency: string },
  texts: SumTexts,
  locale: string,
): ShownTotals => {
  const money = (minor: number): string => formatMoney(minor, cart.currency, locale)
  return {
    rows: printTotals(cartTotalLines(cart), texts, money),
    taxIncluded: taxIncluded(cart.totals, texts, money, locale),
  }
}

/** What an order came to when it was placed. */
export const shownOrderTotals = (
  order: SummedOrder & { currency: string },
  texts: SumTexts,
  locale: string,
): ShownTotals => {
  const money = (minor: number): string => formatMoney(minor, order.currency, locale)
  return {
    rows: printTotals(orderTotalLines(order), texts, money),
    taxIncluded: taxIncluded(order.totals, texts, money, locale),
  }
}

type BalancedOrder = SummedOrder &
  Pick<Order, 'currency' | 'st'> & {
    refunds: readonly { amount: number }[]
    couponItems: readonly { code: string }[]
  }

type RefundTexts = Record<'refundedSum' | 'remaining' | 'codes', string>

/** What an order came to, and what is left of that once money went back: its tax is told at the total that holds it. */
export const shownOrderBalance = (
  order: BalancedOrder,
  { summary, detail }: { summary: SumTexts; detail: RefundTexts },
  locale: string,
): ShownTotals => {
  const money = (minor: number): string => formatMoney(minor, order.currency, locale)
  const { rows, taxIncluded: note = '' } = shownOrderTotals(order, summary, locale)
  const refunded = refundedSum(order)
  const codes = order.couponItems.map(({ code }) => code).join(', ')
  // Nothing is paid in the end of an order that is over, though what was never taken did not go back.
  const remaining: TotalRow[] = isOver(order)
    ? []
    : [{ kind: 'total', label: detail.remaining, value: money(order.totals.total - refunded) }]
  return {
    rows: [
      ...rows.map((row) => (row.kind === 'total' ? { ...row, note } : row)),
      ...(refunded > 0 ? [{ label: detail.refundedSum, value: money(-refunded) }, ...remaining] : []),
      ...(codes ? [{ label: detail.codes, value: codes }] : []),
    ],
  }
}
