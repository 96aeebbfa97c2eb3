import type { CartItem } from '#src/contract/cart/cart.ts'

type Ways = Pick<CartItem, 'shippingOptions'>

/** How an item comes as the cart stands. */
export const selectedDelivery = ({
  shippingOptions,
}: Ways): CartItem['shippingOptions'][number] | undefined => shippingOptions.find(({ selected }) => selected)

/** The store that an item is collected at; undefined when it is delivered. */
export const storeOfItem = (item: Ways): CartItem['shippingOptions'][number]['storeInfo'] =>
  selectedDelivery(item)?.storeInfo

/** Whether a line can be collected in a store: no gift, nothing by email, nothing made to order. */
export const canBeCollected = ({ bonus, isDigitalProduct, isCustoms }: CartItem): boolean =>
  !bonus && !isDigitalProduct && !isCustoms
