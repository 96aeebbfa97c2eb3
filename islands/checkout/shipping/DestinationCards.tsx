import type { MouseEvent, ReactNode } from 'react'
import type { Cart } from '#src/contract/cart/cart.ts'
import { addressLines, contactLine, personName, pointLines } from '#src/rules/address/address-lines.ts'
import { collectionPointOf, homeAddressOf } from '#src/rules/checkout/cart-destinations.ts'
import { AddressBlock } from '#islands/ui/order/AddressBlock.tsx'
import type { CheckoutTexts } from '../checkout-texts.ts'

type CardProps = { id: string; title: string; children: ReactNode }

const DestinationCard = ({ id, title, children }: CardProps) => (
  <section className="checkout-part" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <div className="checkout-card">{children}</div>
  </section>
)

type Props = {
  cart: Cart
  locale: string
  language: string
  texts: CheckoutTexts['checkout']
  onEdit: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** Where the order goes, with a way to change it. */
export const DestinationCards = ({ cart, locale, language, texts, onEdit }: Props) => {
  const { shipping: text, collection } = texts
  const home = homeAddressOf(cart)
  const point = collectionPointOf(cart)
  const collector = cart.shippingAddresses?.find(({ storeId }) => storeId !== undefined)
  const edit = (label: string) => (
    <a href={`/${locale}/checkout/shipping?address`} aria-label={label} onClick={onEdit}>
      {text.edit}
    </a>
  )
  return (
    <>
      {home && (
        <DestinationCard id="destination" title={text.address}>
          <AddressBlock lines={[...addressLines(home, language), contactLine(home)]} />
          {edit(text.editAddress)}
        </DestinationCard>
      )}
      {point && (
        <DestinationCard id="point" title={collection.title}>
          <AddressBlock title={point.storeName} lines={pointLines(point)} />
          <a href={`/${locale}/checkout/collection`} aria-label={`${text.edit}: ${collection.title}`}>
            {text.edit}
          </a>
        </DestinationCard>
      )}
      {!home && !point && collector && (
        <DestinationCard id="collector" title={text.pickup}>
          <AddressBlock as="p" lines={[personName(collector), contactLine(collector)]} />
          {edit(`${text.edit}: ${text.pickup}`)}
        </DestinationCard>
      )}
    </>
  )
}
