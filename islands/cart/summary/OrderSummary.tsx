import { formatMoney } from '#src/base/money.ts'
import { Totals } from '#islands/ui/order/Totals.tsx'
import type { Cart } from '#src/contract/cart/cart.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { shownCartTotals } from '#src/rules/totals/shown-totals.ts'
import { savedOf } from '#src/rules/totals/total-lines.ts'
import type { SummaryTexts } from '../cart-texts.ts'
import css from './OrderSummary.module.css'

type Props = { cart: Cart; locale: string; isBusy: boolean; texts: SummaryTexts }

/** What the cart comes to, and what took something off it. Pale while a change is on its way, because the server adds up. */
export const OrderSummary = ({ cart, locale, isBusy, texts }: Props) => {
  const saved = savedOf(cart)
  return (
    <div className={css.summary} aria-busy={isBusy}>
      <Totals {...shownCartTotals(cart, texts, locale)} />
      {saved > 0 && (
        <p className={css.saved} suppressHydrationWarning>
          {formatMessage(texts.saved, { amount: formatMoney(saved, cart.currency, locale) }, locale)}
        </p>
      )}
    </div>
  )
}
