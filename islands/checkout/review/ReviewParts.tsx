import { Fragment, type ReactNode } from 'react'
import type { Cart } from '#src/contract/cart/cart.ts'
import { addressLines, pointLines } from '#src/rules/address/address-lines.ts'
import { deliveryKindOf } from '#src/rules/cart/delivery-kind.ts'
import { storeNameOf } from '#src/rules/cart/store-name.ts'
import { collectionPointOf, homeAddressOf } from '#src/rules/checkout/cart-destinations.ts'
import { deliveryTimeText } from '#src/rules/delivery/delivery-time.ts'
import { cartTenders } from '#src/rules/payments/shown-tenders.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { AddressBlock } from '#islands/ui/order/AddressBlock.tsx'
import { StorePlace } from '#islands/ui/order/StorePlace.tsx'
import { Tenders } from '#islands/ui/order/Tenders.tsx'
import type { CheckoutTexts } from '../checkout-texts.ts'

type Props = { cart: Cart; email: string | undefined; locale: string; texts: CheckoutTexts }

/** How each shipment comes. */
const Deliveries = ({ cart, locale, texts }: Omit<Props, 'email'>) => {
  const { shipping: text } = texts.checkout
  return (
    <>
      {cart.shippingMethods.map(({ shippingId, code, applicableShippingMethods, store }) => {
        const method = applicableShippingMethods.find((one) => one.code === code)
        if (!method) return null
        const isStore = deliveryKindOf(shippingId) === 'store'
        const name = { store: isStore ? storeNameOf(cart, shippingId) : '' }
        return (
          <Fragment key={shippingId}>
            <p>
              {isStore ? formatMessage(text.store, name, locale) : method.label}
              <small suppressHydrationWarning>{deliveryTimeText(method, { locale })}</small>
            </p>
            {store && <StorePlace store={store} locale={locale} texts={texts.stores} />}
          </Fragment>
        )
      })}
      {cart.items.some(({ isDigitalProduct }) => isDigitalProduct) && <p>{text.email}</p>}
    </>
  )
}

/** The parts of an order, each with the way to change it. */
export const ReviewParts = ({ cart, email, locale, texts }: Props) => {
  const { review: text, collection } = texts.checkout
  const language = locale.slice(0, 2)
  const home = homeAddressOf(cart)
  const point = collectionPointOf(cart)
  const { billingAddress } = cart
  const page = (path: string): string => `/${locale}/checkout/${path}`
  const part = (title: string, href: string | undefined, shown: ReactNode) => (
    <div className="review-part">
      <h3>{title}</h3>
      <div>{shown}</div>
      {href !== undefined && (
        <a href={href} aria-label={formatMessage(texts.labelled, { label: text.edit, text: title }, locale)}>
          {text.edit}
        </a>
      )}
    </div>
  )
  return (
    <div className="review">
      {part(
        text.contact,
        page(home ? 'shipping?address' : 'billing?address'),
        <p>{home?.email ?? point?.email ?? billingAddress?.email ?? email}</p>,
      )}
      {home &&
        part(
          text.to,
          page('shipping?address'),
          <AddressBlock lines={[...addressLines(home, language), home.phone]} />,
        )}
      {point &&
        part(
          collection.title,
          page('collection'),
          <AddressBlock title={point.storeName} lines={pointLines(point)} />,
        )}
      {part(
        text.deliveries,
        cart.shippingMethods.length > 0 ? page('shipping') : undefined,
        <Deliveries cart={cart} locale={locale} texts={texts} />,
      )}
      {billingAddress &&
        part(text.billing, page('billing'), <AddressBlock lines={addressLines(billingAddress, language)} />)}
      {part(
        text.payment,
        page('billing#payment'),
        <Tenders tenders={cartTenders(cart, texts.tenders, locale)} />,
      )}
    </div>
  )
}
