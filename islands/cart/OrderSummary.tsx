import { formatMoney } from '#src/base/money.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { summaryOf } from '#src/rules/cart/cart-summary.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { Money } from '#islands/ui/Money.tsx'
import { Price } from '#islands/ui/Price.tsx'
import type { SummaryTexts } from './cart-texts.ts'
import css from './OrderSummary.module.css'
import { SummaryRow } from './SummaryRow.tsx'

type Props = { cart: Cart; locale: string; isBusy: boolean; texts: SummaryTexts }

/** What the cart comes to, and what took something off it. Pale while a change is on its way, because the server adds up. */
export const OrderSummary = ({ cart, locale, isBusy, texts }: Props) => {
  const { totals, currency } = cart
  const { discounts, delivery, deliveryDiscounts, saved } = summaryOf(cart)
  const taxIncluded = totals.taxation === 'gross'
  const money = (minor: number) => <Money minor={minor} currency={currency} locale={locale} />
  const text = (message: string, minor: number): string =>
    formatMessage(message, { amount: formatMoney(minor, currency, locale) }, locale)
  return (
    <div className={css.summary} aria-busy={isBusy}>
      <dl className={css.totals}>
        <SummaryRow name={texts.subtotal}>{money(totals.itemSubTotal)}</SummaryRow>
        {discounts.map(({ id, name, amount }) => (
          <SummaryRow key={id} name={name} look="discount">
            {money(-amount)}
          </SummaryRow>
        ))}
        <SummaryRow name={delivery?.isByEmail ? texts.deliveryByEmail : texts.delivery}>
          {delivery === undefined && texts.open}
          {delivery && delivery.before > 0 && (
            <Price
              current={delivery.after}
              original={delivery.before}
              currency={currency}
              locale={locale}
              texts={texts}
              {...(delivery.after === 0 ? { from: texts.deliveryFree } : {})}
            />
          )}
          {delivery?.before === 0 && texts.deliveryFree}
        </SummaryRow>
        {deliveryDiscounts.map(({ id, name, amount }) => (
          <SummaryRow key={id} name={name} look="included">
            {money(-amount)}
          </SummaryRow>
        ))}
        {!taxIncluded && (
          <SummaryRow name={totals.taxStatus === 'estimated' ? texts.taxEstimated : texts.tax}>
            {totals.taxStatus === 'open' ? texts.open : money(totals.tax)}
          </SummaryRow>
        )}
        <SummaryRow name={texts.total} look="total">
          {money(totals.total)}
        </SummaryRow>
      </dl>
      {taxIncluded && (
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
