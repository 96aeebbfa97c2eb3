import { err, ok } from '#src/base/result.ts'
import type { DeliveryMethodCode } from '#src/contract/delivery/delivery-method.ts'
import { apiError } from '#src/contract/errors.ts'
import { isPostBox } from '#src/rules/address/post-box.ts'
import type { ChangeCart } from '../cart-changes.ts'
import { addressOf, shipmentsOf } from '../deliveries/cart-deliveries.ts'
import type { Caller } from '../cart-dependencies.ts'
import { settleDeliveries } from '../deliveries/settle-deliveries.ts'

type Choice = { shippingId: string; code: DeliveryMethodCode; shopperAppliedSM: boolean }

/** Chooses how a shipment comes. SHP404 for what is not offered, SHP500 where a post box is why. */
export const chooseDelivery =
  (change: ChangeCart) =>
  (cartId: string, caller: Caller, { shippingId, ...choice }: Choice) =>
    change({
      cartId,
      caller,
      plan: (stored, products, inputs) => {
        const { deliveryMethods } = inputs
        const { cart } = settleDeliveries(stored, products, inputs, caller)
        const { details } = stored
        const shipments = shipmentsOf(cart, products, deliveryMethods, caller)
        const shipment = shipments.find((one) => one.shippingId === shippingId)
        if (!shipment?.offers.some(({ method }) => method.code === choice.code)) {
          const address = addressOf(details, shippingId)
          const method = deliveryMethods.find(({ code }) => code === choice.code)
          const isBox = isPostBox(address)
          return err(apiError(shipment && method && isBox && !method.servesPostBoxes ? 'SHP500' : 'SHP404'))
        }
        const deliveries = { ...details.deliveries, [shippingId]: choice }
        return ok({ remove: [], put: [], details: { ...details, deliveries } })
      },
    })
