import type { Cart, CartItem } from '#src/contract/cart/cart.ts'
import { canBeCollected, selectedDelivery, storeOfItem } from '#src/rules/cart/store-of-item.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { cart, choosePickup, dialogs } from '#src/stores/shop.ts'
import type { LineTexts } from './cart-texts.ts'
import css from './LineDelivery.module.css'

type Props = { item: CartItem; locale: string; texts: LineTexts }

const shipmentOf = (shown: Cart, item: CartItem): Cart['shippingMethods'][number] | undefined => {
  const home = item.isCustoms ? 'customs' : 'me'
  const shippingId = storeOfItem(item)?.id ?? home
  return shown.shippingMethods.find((shipment) => shipment.shippingId === shippingId)
}

const changeDelivery = (item: CartItem): void => {
  const state = cart.$state.get()
  const shipment = state.status === 'ready' ? shipmentOf(state.cart, item) : undefined
  if (shipment) void dialogs.open('cart-change-shipping-method', { shipment, currency: item.price.currency })
}

const editGift = ({ id, upc, giftOption }: CartItem): void =>
  void dialogs.open('add-gift-option', { item: { id, upc }, giftOption })

/** How a line comes, and the ways to change that. Without script the store is chosen on the page of stores. */
export const LineDelivery = ({ item, locale, texts: { ways } }: Props) => {
  if (item.bonus) return null
  const { shippingMethod: { label = '', deliveryTime: time = '' } = {} } = selectedDelivery(item) ?? {}
  const store = storeOfItem(item)
  const isCollected = canBeCollected(item)
  const gift = item.giftOption
  const isChangeable =
    !item.isDigitalProduct && item.shippingOptions.filter((way) => way.available).length > 1
  const action = (text: string, run: () => void) => (
    <button type="button" className={css.action} aria-label={name(text)} onClick={run}>
      {text}
    </button>
  )
  const name = (text: string): string => formatMessage(ways.of, { action: text, name: item.name }, locale)
  const collect = store ? ways.otherStore : ways.collect
  return (
    <div className={css.delivery}>
      <p className={css.way}>
        {store?.name === undefined
          ? formatMessage(ways.comes, { label, time }, locale)
          : formatMessage(ways.collected, { label, store: store.name }, locale)}
      </p>
      <div className={css.actions}>
        {isChangeable && action(ways.change, () => changeDelivery(item))}
        {isCollected && (
          <a
            className={css.action}
            href={`/${locale}/stores?item=${item.id}`}
            aria-label={name(collect)}
            onClick={(event) => {
              event.preventDefault()
              void choosePickup(item)
            }}
          >
            {collect}
          </a>
        )}
        {isCollected && store && action(ways.home, () => void cart.changeLine(item, { storeId: '' }))}
        {action(gift ? formatMessage(ways.editGift, { to: gift.to }, locale) : ways.gift, () =>
          editGift(item),
        )}
      </div>
    </div>
  )
}
