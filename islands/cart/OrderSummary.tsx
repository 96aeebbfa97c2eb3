import { formatMoney } from '#src/base/money.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { printTotals } from '#src/rules/totals/print-totals.ts'
import { cartTotalLines, savedOf } from '#src/rules/totals/total-lines.ts'
import type { SummaryTexts } from './cart-texts.ts'
import css from './OrderSummary.module.css'
import { SummaryRow } from './SummaryRow.tsx'

type Props = { cart: Cart; locale: string; isBusy: boolean; texts: SummaryTexts }

/** What the cart comes to, and what took something off it. Pale while a change is on its way, because the server adds up. */
export const OrderSummary = ({ cart, locale, isBusy, texts }: Props) => {
  const { totals, currency } = cart
  const saved = savedOf(cart)
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const text = (message: string, minor: number): string =>
    formatMessage(message, { amount: money(minor) }, locale)
  return (
    <div className={css.summary} aria-busy={isBusy}>
      <dl className={css.totals}>
        {printTotals(cartTotalLines(cart), texts, money).map((row, at) => (
          <SummaryRow key={`${row.kind} ${at}`} row={row} />
        ))}
      </dl>
      {totals.taxation === 'gross' && (
        <p className={css.included} suppressHydrationWarning>
          {text(texts.taxIncluded, totals.tax)}
        </p>
      )}
      {saved > 0 && (
        <p className={css.saved} suppressHydrationWarning>
          {text(texts.saved, saved)}
        </p>
      )}
    </div>
  )
}
