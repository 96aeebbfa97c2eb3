import { formatMoney } from '#src/base/money.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { CartFailure } from '#src/rules/cart/failures/cart-error.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { couponField, estimateField } from '#src/stores/cart/cart.ts'
import { dialogs } from '#src/stores/shop.ts'
import type { CartTexts, EstimateCountry } from '../cart-texts.ts'
import { CouponField } from './CouponField.tsx'
import css from '../CartPage.module.css'
import { DeliveryEstimate } from '../delivery/DeliveryEstimate.tsx'
import { DeliveryOptions } from '../delivery/DeliveryOptions.tsx'
import { OrderSummary } from './OrderSummary.tsx'

type Props = {
  cart: Cart
  isBusy: boolean
  /** What failed, by the field it is about. */
  notices: Record<string, CartFailure>
  countries: readonly EstimateCountry[]
  /** What express buttons of wallets say, by wallet. */
  wallets?: Readonly<Record<string, string>>
  locale: string
  texts: CartTexts
}

/** Beside the lines of a cart: its codes, how it comes, and what it comes to. */
export const CartSummary = ({ cart, isBusy, notices, countries, wallets = {}, locale, texts }: Props) => {
  const { currency, shippingAddresses, shippingMethods, totals } = cart
  const units = formatMessage(texts.units, { count: totals.totalUnits }, locale)
  const total = formatMoney(totals.total, currency, locale)
  return (
    <section className={css.summary} aria-labelledby="order-summary">
      <h2 className={css.title} id="order-summary">
        {texts.summary.title}
      </h2>
      <div id="coupons">
        <CouponField cart={cart} failure={notices[couponField]} locale={locale} texts={texts} />
      </div>
      {shippingMethods.map((shipment) => (
        <DeliveryOptions
          key={shipment.shippingId}
          shipment={shipment}
          currency={currency}
          locale={locale}
          texts={texts.delivery}
        />
      ))}
      {!shippingAddresses?.length && shippingMethods.length > 0 && (
        <DeliveryEstimate
          cart={cart}
          countries={countries}
          failure={notices[estimateField]}
          locale={locale}
          texts={texts.estimate}
          errorTexts={texts.errors}
        />
      )}
      <OrderSummary cart={cart} locale={locale} isBusy={isBusy} texts={texts.summary} />
      {totals.total > 0 && (
        <button
          className={css.payLater}
          type="button"
          onClick={() => void dialogs.open('pay-later-information', { amount: totals.total, currency })}
        >
          {texts.summary.payLater}
        </button>
      )}
      <p className="visually-hidden" role="status" suppressHydrationWarning>
        {formatMessage(texts.summary.status, { units, total }, locale)}
      </p>
      <a className={`button ${css.action}`} data-style="primary" href={`/${locale}/checkout`}>
        {texts.checkout}
      </a>
      {totals.remainingToPay > 0 &&
        Object.entries(wallets).map(([wallet, name]) => (
          <a
            key={wallet}
            className={`button ${css.action}`}
            data-style="quiet"
            data-wallet={wallet}
            href={`/${locale}/checkout`}
          >
            {name}
          </a>
        ))}
      <a className={`button ${css.action}`} data-style="quiet" href={`/${locale}`}>
        {texts.continueShopping}
      </a>
    </section>
  )
}
