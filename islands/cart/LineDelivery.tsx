import type { CartItem } from '#src/contract/cart/cart.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import type { LineTexts } from './cart-texts.ts'
import css from './LineDelivery.module.css'

type Props = { item: CartItem; locale: string; texts: LineTexts }

/** How a line comes, where that is not the usual way. */
export const LineDelivery = ({ item, locale, texts }: Props) => {
  const { shippingMethod } = item.shippingOptions.find(({ selected }) => selected) ?? {}
  if (!shippingMethod || shippingMethod.code === 'standard') return null
  const { label, deliveryTime } = shippingMethod
  return <p className={css.delivery}>{formatMessage(texts.delivery, { label, deliveryTime }, locale)}</p>
}
