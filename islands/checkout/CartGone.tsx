import { useEffect, useRef } from 'react'
import type { CheckoutTexts } from './checkout-texts.ts'

/** Stands in place of a step whose cart was ordered or emptied elsewhere, with ways on. */
export const CartGone = ({ locale, texts }: { locale: string; texts: CheckoutTexts['checkout'] }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="checkout-part" aria-labelledby="gone">
      <h2 id="gone" tabIndex={-1} ref={heading}>
        {texts.gone.title}
      </h2>
      <p>{texts.gone.text}</p>
      <a className="button checkout-go" data-style="primary" href={`/${locale}/cart`}>
        {texts.flash.toCart}
      </a>
      <p>
        <a href={`/${locale}/order-confirmation`}>{texts.confirmation.see}</a>
      </p>
    </section>
  )
}
