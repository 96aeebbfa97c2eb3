import { useEffect, useRef } from 'react'
import type { Cart } from '#src/contract/cart/cart.ts'
import { outOfStockItems, wholeCartFlashes } from '#src/rules/cart/failures/cart-flash.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import type { CheckoutTexts } from './checkout-texts.ts'

type Props = { cart: Cart; failure: string | undefined; locale: string; texts: CheckoutTexts }

/** What is told above a step: what failed, and what the cart says of itself; of items that sold out, which ones, once. */
export const CheckoutNotices = ({ cart, failure, locale, texts }: Props) => {
  const { checkout, errors } = texts
  const place = useRef<HTMLParagraphElement>(null)
  const lacking = outOfStockItems(cart)
  const names = cart.items.filter(({ id }) => lacking.has(id)).map(({ name }) => name)
  const isSoldOut = names.length > 0
  const soldOut = { names: new Intl.ListFormat(locale).format(new Set(names)) }
  const notice = isSoldOut ? formatMessage(checkout.flash.soldOut, soldOut, locale) : failure
  const others = { ...cart, flash: cart.flash.filter(({ itemId = '' }) => !lacking.has(itemId)) }

  useEffect(() => {
    if (notice !== undefined) place.current?.focus()
  }, [notice])

  return (
    <>
      {notice !== undefined && (
        <p className="checkout-notice" data-kind="failure" role="alert" tabIndex={-1} autoFocus ref={place}>
          <Icon name="alert" />
          <span>{notice}</span>
        </p>
      )}
      {wholeCartFlashes(others, errors, locale).map(({ key, text }) => (
        <p className="checkout-notice" role="status" key={key}>
          <Icon name="info" />
          <span>{text}</span>
        </p>
      ))}
      {isSoldOut && (
        <p>
          <a href={`/${locale}/cart`}>{checkout.flash.toCart}</a>
        </p>
      )}
    </>
  )
}
