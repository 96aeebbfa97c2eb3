import type { Cart, CartItem } from '#src/contract/cart/cart.ts'
import { canBeCollected, storeOfItem } from '#src/rules/cart/store-of-item.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { choosePickup } from '#src/stores/island-stores.ts'
import { cart, dialogs } from '#src/stores/shop.ts'
import type { LineTexts } from '../cart-texts.ts'
import css from './LineWays.module.css'

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

const editGift = (item: CartItem): void => void dialogs.open('add-gift-option', { item })

/** The ways to change how a line comes. Without script a store is chosen on the page of stores, and gift words on theirs. */
export const LineWays = ({ item, locale, texts: { ways } }: Props) => {
  if (item.bonus) return null
  const store = storeOfItem(item)
  const isCollected = canBeCollected(item)
  const gift = item.giftOption
  const isChangeable =
    !item.isDigitalProduct && item.shippingOptions.filter((way) => way.available).length > 1
  const name = (text: string): string => formatMessage(ways.of, { action: text, name: item.name }, locale)
  const button = (text: string, run: () => void) => (
    <button type="button" className={css.action} aria-label={name(text)} onClick={run}>
      {text}
    </button>
  )
  const link = (text: string, path: string, run: () => void) => (
    <a
      className={css.action}
      href={`/${locale}/${path}?item=${item.id}`}
      aria-label={name(text)}
      onClick={(event) => {
        event.preventDefault()
        run()
      }}
    >
      {text}
    </a>
  )
  const collect = store ? ways.otherStore : ways.collect
  const give = item.isDigitalProduct ? ways.send : ways.gift
  const giftText = gift ? formatMessage(ways.editGift, { to: gift.to }, locale) : give
  return (
    <>
      {isChangeable && button(ways.change, () => changeDelivery(item))}
      {isCollected && link(collect, 'stores', () => void choosePickup(item))}
      {isCollected && store && button(ways.home, () => void cart.changeLine(item, { storeId: '' }))}
      {link(giftText, 'cart/gift', () => editGift(item))}
    </>
  )
}
