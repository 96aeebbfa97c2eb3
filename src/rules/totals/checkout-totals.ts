import { formatMoney } from '#src/base/money.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { paysTheRest } from '#src/contract/payments/tenders.ts'
import { tenderText, type TenderTexts } from '#src/rules/payments/tender-text.ts'
import type { TotalTexts } from './print-totals.ts'
import { shownCartTotals, type ShownTotals } from './shown-totals.ts'

type CheckoutTexts = {
  summary: TotalTexts & Record<'taxIncluded' | 'remaining', string>
  tenders: TenderTexts
}

/** What a cart comes to at the checkout: what points, gift cards and credit pay of it, and what is left to pay then. */
export const checkoutTotals = (cart: Cart, texts: CheckoutTexts, locale: string): ShownTotals => {
  const money = (minor: number): string => formatMoney(minor, cart.currency, locale)
  const { appliedRewards, remainingToPay } = cart.totals
  const { rows, taxIncluded } = shownCartTotals(cart, texts.summary, locale)
  const paying = [
    { label: texts.tenders.names.LOYALTY_POINTS, amount: appliedRewards },
    ...cart.payment_instruments
      .filter(({ payment_method_id: method }) => !paysTheRest(method))
      .map(({ amount = 0, ...tender }) => ({ label: tenderText(tender, texts.tenders, locale), amount })),
  ].filter(({ amount }) => amount > 0)
  const rest = paying.length > 0 ? [{ label: texts.summary.remaining, value: money(remainingToPay) }] : []
  return {
    rows: [...rows, ...paying.map(({ label, amount }) => ({ label, value: money(-amount) })), ...rest],
    taxIncluded,
  }
}
