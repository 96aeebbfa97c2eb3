import { formatMoney } from '#src/base/money.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { Money } from '#islands/ui/Money.tsx'
import type { SummaryTexts } from './cart-texts.ts'
import css from './OrderSummary.module.css'

type Props = { cart: Cart; locale: string; isBusy: boolean; texts: SummaryTexts }

/** The promotions that take something off. */
const PromotionNames = ({ of }: { of: Cart['promoSummary'] }) =>
  of
    .filter(({ amount }) => amount > 0)
    .map(({ promotionId, promotionName }) => (
      <small key={promotionId} className={css.included}>
        {promotionName}
      </small>
    ))

/** What the cart comes to. Pale while a change is on its way, because the server adds up. */
export const OrderSummary = ({
  cart: { totals, currency, shippingMethods, promoSummary },
  locale,
  isBusy,
  texts,
}: Props) => {
  const taxIncluded = totals.taxation === 'gross'
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
          <dt>
            {texts.discount}
            <PromotionNames of={promoSummary.filter(({ level }) => level !== 'SHIPPING')} />
          </dt>
          <dd>{money(-totals.totalDiscount)}</dd>
        </div>
      )}
      <div>
        <dt>
          {texts.delivery}
          <PromotionNames of={promoSummary.filter(({ level }) => level === 'SHIPPING')} />
        </dt>
        <dd>
          {isDeliveryOpen && texts.open}
          {!isDeliveryOpen && (totals.shipping === 0 ? texts.deliveryFree : money(totals.shipping))}
        </dd>
      </div>
      {!taxIncluded && (
        <div>
          <dt>{texts.tax}</dt>
          <dd>{totals.taxStatus === 'open' ? texts.open : money(totals.tax)}</dd>
        </div>
      )}
      <div className={css.total}>
        <dt>{texts.total}</dt>
        <dd>
          {money(totals.total)}
          {taxIncluded && (
            <small className={css.included} suppressHydrationWarning>
              {formatMessage(
                texts.taxIncluded,
                { amount: formatMoney(totals.tax, currency, locale) },
                locale,
              )}
            </small>
          )}
        </dd>
      </div>
    </dl>
  )
}
