import type { View } from '#src/backend/catalogue/catalogue-view.ts'
import type { Cart, CartItem } from '#src/contract/cart/cart.ts'
import { offersTo, shippingIdOf } from './cart-deliveries.ts'
import type { DeliveryView } from '../cart-dependencies.ts'
import { heldUnits, servesOrders } from '../store/cart-stores.ts'
import type { StoredCart, StoredLine } from '../store/cart-store.ts'
import { presentOffer, usualMethod } from '../api/delivery-presenter.ts'
import type { PricingInputs } from '../pricing/pricing-inputs.ts'
import { isHeld, isShippable, type Supplies } from './supplies.ts'

type Option = CartItem['shippingOptions'][number]

/** How a line may come; a digital one comes by email. */
export type LineDeliveries = (line: StoredLine, isDigital: boolean) => Option[]

/**
 * How each line of a cart may come: as its shipment, and picked up in or shipped to its store and the shopper's own, whether
 * that is possible or not.
 */
export const lineDeliveries = (
  cart: StoredCart,
  supplies: Supplies,
  shipments: Cart['shippingMethods'],
  { inputs, subtotal }: { inputs: PricingInputs; subtotal: number },
  view: View & Partial<DeliveryView>,
): LineDeliveries => {
  const { site, favStoreId = '' } = view

  const storeInfoOf = (storeId: string, line: StoredLine): Option['storeInfo'] =>
    storeId === ''
      ? undefined
      : {
          id: storeId,
          name: cart.stores?.get(storeId)?.facts.name,
          storeInventory: heldUnits(cart, storeId, line) ?? 0,
        }

  const atStore = (storeId: string, line: StoredLine): Option[] =>
    offersTo(storeId, undefined, inputs.deliveryMethods, view).map((offer) => ({
      selected: false,
      available:
        offer.method.code === 'pickup' ? isHeld(supplies, storeId, line) : isShippable(supplies, line),
      shippingMethod: presentOffer(offer, subtotal, undefined, view),
      storeInfo: storeInfoOf(storeId, line),
    }))

  return (line, isDigital) => {
    const own = shipments.find(({ shippingId }) => shippingId === shippingIdOf(line))
    if (isDigital || !own)
      return [
        {
          selected: true,
          available: true,
          shippingMethod: usualMethod(isDigital ? 'digital' : 'standard', site),
          storeInfo: storeInfoOf(line.storeId, line),
        },
      ]
    const options = own.applicableShippingMethods.map((shippingMethod) => ({
      selected: shippingMethod.code === own.code,
      available: true,
      shippingMethod,
      storeInfo: storeInfoOf(line.storeId, line),
    }))
    const isListed = ({ storeInfo, shippingMethod }: Option): boolean =>
      options.some(
        (option) =>
          option.storeInfo?.id === storeInfo?.id && option.shippingMethod.code === shippingMethod.code,
      )
    const stores = line.recipeId === '' ? [...new Set([line.storeId, favStoreId])] : []
    const others = stores
      .filter((storeId) => servesOrders(cart, storeId, site.country))
      .flatMap((storeId) => atStore(storeId, line))
    return [...options, ...others.filter((option) => !isListed(option))]
  }
}
