import { recordOf } from '#src/base/record-of.ts'
import { addressFieldNames, factsOf } from '#src/contract/address/address-fields.ts'
import { unitsLaidOut } from '#src/rules/orders/laid-out.ts'
import type { OrderContent, OrderedItem } from './order-content.ts'
import { linesOfGoods, type OrderGoods } from './order-goods.ts'
import type { StoredOrder } from './order-store.ts'

/** Whose an order is, and what is in its cart, once its customer is gone. */
export const nobody = '00000000-0000-0000-0000-000000000000'

type Ordered = Pick<StoredOrder, 'payment' | 'fulfilment' | 'email' | 'content'>

/** The fields of an address that no delivery needs. */
const noContact = {
  ...recordOf(
    addressFieldNames.filter((field) => factsOf(field).erased === 'atOnce'),
    () => undefined,
  ),
  subscriptions: undefined,
  addressId: undefined,
}

/** The lines of which units are still to be sent, or wait in a store: none of an order that was refunded in full. */
const linesToBring = ({ payment, fulfilment, content }: Ordered, goods: OrderGoods): Set<string> => {
  if (payment === 'failed' || fulfilment === 'cancelled') return new Set()
  const isPacked = payment !== 'refunded'
  const lines = linesOfGoods(content, goods).filter(
    ({ id, open }) => (isPacked && open > 0) || unitsLaidOut(goods.parcels, id) > 0,
  )
  return new Set(lines.map(({ id }) => id))
}

/** The recipient of a line: a gift card that names nobody else goes to its buyer. */
const recipientOf = ({ isGiftCard, giftOption }: OrderedItem, email: string): OrderedItem['giftOption'] =>
  isGiftCard && email !== '' ? (giftOption ?? { to: '', email, message: '' }) : giftOption

/** An order as the books need it: without its buyer, but with the addresses and recipients of what is still to be sent. */
export const withoutPerson = (order: Ordered, goods: OrderGoods): OrderContent => {
  const { content, email } = order
  const toBring = linesToBring(order, goods)
  const shipmentsToBring = new Set(
    content.items.filter(({ id }) => toBring.has(id)).map(({ shippingId }) => shippingId),
  )
  return {
    ...content,
    billingAddress: undefined,
    deviceFingerPrint: undefined,
    customerId: nobody,
    items: content.items.map((item) => ({
      ...item,
      giftOption: toBring.has(item.id) ? recipientOf(item, email) : undefined,
    })),
    shipments: content.shipments.map((shipment) => ({
      ...shipment,
      address:
        shipmentsToBring.has(shipment.shippingId) && shipment.address
          ? { ...shipment.address, ...noContact }
          : undefined,
    })),
  }
}
