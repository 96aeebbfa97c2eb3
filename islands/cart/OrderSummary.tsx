import type { Cart } from '#src/contract/cart.ts'
import { Money } from '#islands/ui/Money.tsx'
import type { SummaryTexts } from './cart-texts.ts'
import css from './OrderSummary.module.css'

type Props = { cart: Cart; locale: string; isBusy: boolean; texts: SummaryTexts }

/** What the cart comes to. Pale while a change is on its way, because the server adds up. */
export const OrderSummary = ({
  cart: { totals, currency, shippingMethods },
  locale,
  isBusy,
  texts,
}: Props) => {
  const isDeliveryOpen = totals.shipping === 0 && shippingMethods.length === 0
  const money = (minor: number) => <Money minor={minor} currency={currency} locale={locale} />
  return (
    <dl className={css.totals} aria-busy={isBusy}>
      <div>
        <dt>{texts.subtotal}</dt>
        <dd>{money(totals.itemTotal)}</dd>
      </div>
      {totals.totalDiscount > 0 && (
        <div className={css.discount}>
          <dt>{texts.discount}</dt>
          <dd>{money(-totals.totalDiscount)}</dd>
        </div>
      )}
      <div>
        <dt>{texts.delivery}</dt>
        <dd>
          {isDeliveryOpen && texts.deliveryOpen}
          {!isDeliveryOpen && (totals.shipping === 0 ? texts.deliveryFree : money(totals.shipping))}
        </dd>
      </div>
      {totals.tax > 0 && (
        <div>
          <dt>{texts.tax}</dt>
          <dd>{money(totals.tax)}</dd>
        </div>
      )}
      <div className={css.total}>
        <dt>{texts.total}</dt>
        <dd>{money(totals.total)}</dd>
      </div>
    </dl>
  )
}
