import { formatMoney } from '#src/base/money.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { tenderText, type TenderTexts } from './tender-text.ts'

/** What pays, in texts: what it is called, how much of it, and what went back to it. */
export type TenderRow = { label: string; amount: string; note?: string | undefined }

/** What pays a cart; what is not needed is left out. */
export const cartTenders = (
  cart: Pick<Cart, 'currency' | 'payment_instruments'> & { totals: { appliedRewards: number } },
  texts: TenderTexts,
  locale: string,
): TenderRow[] =>
  [
    { label: texts.names.LOYALTY_POINTS, amount: cart.totals.appliedRewards },
    ...cart.payment_instruments.map(({ amount = 0, ...tender }) => ({
      label: tenderText(tender, texts, locale),
      amount,
    })),
  ].flatMap(({ label, amount }) =>
    amount > 0 ? [{ label, amount: formatMoney(amount, cart.currency, locale) }] : [],
  )

/** What paid an order; `refunded` says with an amount what went back. */
export const orderTenders = (
  { paymentMethod, currency }: Pick<Order, 'paymentMethod' | 'currency'>,
  { tenders, refunded }: { tenders: TenderTexts; refunded: string },
  locale: string,
): TenderRow[] =>
  paymentMethod.map((tender) => ({
    label: tenderText(tender, tenders, locale),
    amount: formatMoney(tender.amount, currency, locale),
    note:
      tender.refunded > 0
        ? formatMessage(refunded, { amount: formatMoney(tender.refunded, currency, locale) }, locale)
        : undefined,
  }))
