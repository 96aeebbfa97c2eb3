import { err, ok } from '#src/base/result.ts'
import { apiError } from '#src/contract/errors.ts'
import type { Caller } from '../cart-dependencies.ts'
import type { readCart } from './read-cart.ts'

/** How a shipment of a cart may come; SHP404 where the cart has no such shipment. */
export const readShipment =
  (read: ReturnType<typeof readCart>) => async (cartId: string, caller: Caller, shippingId: string) => {
    const cart = await read(cartId, caller)
    if (!cart.ok) return cart
    const shipment = cart.value.shippingMethods.find((one) => one.shippingId === shippingId)
    return shipment ? ok(shipment) : err(apiError('SHP404'))
  }
