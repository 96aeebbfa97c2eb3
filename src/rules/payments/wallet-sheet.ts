import { decimalMoney } from '#src/base/money.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { notedLabel } from '#src/rules/totals/print-totals.ts'
import { cartTotalLines, type SummedCart, type CartTotalLine } from '#src/rules/totals/total-lines.ts'

/** A line of a wallet's sheet; `amount` is a decimal text of the currency, below zero where it takes something off. */
export type SheetLine = { label: string; amount: string; type: 'final' | 'pending' }

/** What a sheet comes to, by the names of the platform. */
export type SheetTotals = { newTotal: SheetLine; newLineItems: SheetLine[] }

/** A way of delivery on a sheet. `identifier` is its code. */
export type SheetMethod = { identifier: string; label: string; detail: string; amount: string }

export type SheetTexts = Record<'subtotal' | 'delivery' | 'tax' | 'paid', string>

type SheetCart = SummedCart & Pick<Cart, 'currency'>

/** What wallets never deliver by (specification, account and content, section 9). */
const excluded: readonly string[] = ['pickup', 'pudo', 'sts']

/** How a cart's total follows from its lines, as a sheet shows it, without a delivery by email. `payee` is who is paid. */
export const sheetTotals = (cart: SheetCart, payee: string, texts: SheetTexts): SheetTotals => {
  const { totals, currency } = cart
  const line = (label: string, minor: number, type: SheetLine['type'] = 'final'): SheetLine => ({
    label,
    amount: decimalMoney(minor, currency),
    type,
  })
  const sheetLines = (total: CartTotalLine): SheetLine[] => {
    const { kind, amount } = total
    if (kind === 'reduction') return [line(total.name, amount)]
    if (kind === 'delivery') {
      const label = notedLabel({ label: texts.delivery, note: total.reducedBy.join(', ') })
      return total.state === 'known' ? [line(label, amount)] : []
    }
    if (kind === 'tax') return [line(texts.tax, amount, total.status === 'open' ? 'pending' : 'final')]
    return kind === 'subtotal' ? [line(texts.subtotal, amount)] : []
  }
  const paid = totals.total - totals.remainingToPay
  return {
    newTotal: line(payee, totals.remainingToPay),
    newLineItems: [
      ...cartTotalLines(cart).flatMap(sheetLines),
      ...(paid > 0 ? [line(texts.paid, -paid)] : []),
    ],
  }
}

/** The ways in which what goes home may come, the selected one first, as sheets take the first one. */
export const sheetMethods = ({ shippingMethods, currency }: SheetCart): SheetMethod[] => {
  const home = shippingMethods.find(({ shippingId }) => shippingId === 'me')
  if (!home) return []
  return home.applicableShippingMethods
    .filter(({ code }) => !excluded.includes(code))
    .toSorted((one, other) => Number(other.code === home.code) - Number(one.code === home.code))
    .map(({ code, label, deliveryTime, price }) => ({
      identifier: code,
      label,
      detail: deliveryTime,
      amount: decimalMoney(price.finalAmount ?? price.amount, currency),
    }))
}
