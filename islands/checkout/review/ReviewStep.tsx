import { checkout } from '#src/stores/checkout/checkout.ts'
import { changedTotalText } from '#src/rules/checkout/changed-total-text.ts'
import { outOfStockItems } from '#src/rules/cart/failures/cart-flash.ts'
import type { StepProps } from '../step-view.ts'
import { OrderForm } from './OrderForm.tsx'
import { ReviewParts } from './ReviewParts.tsx'
import { useOtherTotal } from './use-other-total.ts'
import type { ReviewView } from './review-view.ts'

type Props = Omit<StepProps, 'goTo' | 'isAddressed'> & { review: ReviewView }

/** Everything in sight before it is ordered. */
export const ReviewStep = ({ review, cart, locale, texts }: Props) => {
  const { checkout: text } = texts
  useOtherTotal((now) => {
    const flash = { ...text.flash, coupon: texts.cart.coupon }
    checkout.tell(changedTotalText(now, flash, locale))
  })
  return (
    <section className="checkout-part" aria-labelledby="review">
      <h2 id="review" tabIndex={-1}>
        {text.review.heading}
      </h2>
      <ReviewParts cart={cart} email={review.email} locale={locale} texts={texts} />
      {outOfStockItems(cart).size === 0 ? (
        <OrderForm review={review} cart={cart} locale={locale} texts={texts} />
      ) : (
        <a className="button checkout-go" data-style="primary" href={`/${locale}/cart`}>
          {text.flash.toCart}
        </a>
      )}
    </section>
  )
}
