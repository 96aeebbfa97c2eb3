import type { Cart } from '#src/contract/cart/cart.ts'
import { outOfStockItems } from '#src/rules/cart/cart-flash.ts'
import type { CheckoutTexts } from '../checkout-texts.ts'
import { OrderForm } from './OrderForm.tsx'
import { ReviewParts } from './ReviewParts.tsx'
import type { ReviewView } from './review-view.ts'

type Props = { review: ReviewView; cart: Cart; locale: string; texts: CheckoutTexts }

/** Everything in sight before it is ordered. */
export const ReviewStep = ({ review, cart, locale, texts }: Props) => {
  const { checkout } = texts
  return (
    <section className="checkout-part" aria-labelledby="review">
      <h2 id="review" tabIndex={-1}>
        {checkout.review.heading}
      </h2>
      <ReviewParts cart={cart} email={review.email} locale={locale} texts={texts} />
      {outOfStockItems(cart).size === 0 ? (
        <OrderForm form={review.form} cart={cart} locale={locale} texts={texts} />
      ) : (
        <a className="button checkout-go" data-style="primary" href={`/${locale}/cart`}>
          {checkout.flash.toCart}
        </a>
      )}
    </section>
  )
}
