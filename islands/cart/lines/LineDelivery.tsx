import type { CartItem } from '#src/contract/cart/cart.ts'
import { selectedDelivery, storeOfItem } from '#src/rules/cart/store-of-item.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import type { LineTexts } from '../cart-texts.ts'
import css from './LineDelivery.module.css'

type Props = { item: CartItem; locale: string; texts: LineTexts }

/** How a line comes, and when, or where it is collected. */
export const LineDelivery = ({ item, locale, texts: { ways } }: Props) => {
  if (item.bonus) return null
  const { shippingMethod: { label = '', deliveryTime: time = '' } = {} } = selectedDelivery(item) ?? {}
  const store = storeOfItem(item)
  return (
    <p className={css.way}>
      {store?.name === undefined
        ? formatMessage(ways.comes, { label, time }, locale)
        : formatMessage(ways.collected, { label, store: store.name }, locale)}
    </p>
  )
}
