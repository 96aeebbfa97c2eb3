import { createCartChanges } from './cart-changes.ts'
import type { CartParts } from './cart-parts.ts'
import { addItem } from './commands/add-item.ts'
import { addTender } from './commands/add-tender.ts'
import { applyCoupon } from './commands/apply-coupon.ts'
import { addPriceAdjustment, changePriceAdjustment, removePriceAdjustment } from './commands/adjust-price.ts'
import { changeItem } from './commands/change-item.ts'
import { chooseDelivery } from './commands/choose-delivery.ts'
import { createCart } from './commands/create-cart.ts'
import { createCartWithItem } from './commands/create-cart-with-item.ts'
import { estimateDelivery } from './commands/estimate-delivery.ts'
import { noteKnownBuyer } from './commands/note-known-buyer.ts'
import { removeCoupon } from './commands/remove-coupon.ts'
import { removeBillingAddress } from './commands/remove-billing-address.ts'
import { removeItem } from './commands/remove-item.ts'
import { removeShippingAddresses } from './commands/remove-shipping-addresses.ts'
import { removeTender } from './commands/remove-tender.ts'
import { applyReward } from './commands/apply-reward.ts'
import { refreshGiftCards } from './commands/refresh-gift-cards.ts'
import { reserveItem } from './commands/reserve-item.ts'
import { saveForLater } from './commands/save-for-later.ts'
import { setBillingAddress } from './commands/set-billing-address.ts'
import { setFingerPrint } from './commands/set-finger-print.ts'
import { setShippingAddresses } from './commands/set-shipping-addresses.ts'
import { readCart } from './queries/read-cart.ts'
import { readPaymentMethods } from './queries/read-payment-methods.ts'
import { readShipment } from './queries/read-shipment.ts'
import { validateAddresses } from './queries/validate-addresses.ts'

/** The cart's use cases. Each gives the whole cart in the language and currency of the caller's site. */
export const createCarts = (parts: CartParts) => {
  const change = createCartChanges(parts)
  const read = readCart(parts)
  const offered = readPaymentMethods(read, parts)
  return {
    create: createCart(parts),
    createWithItem: createCartWithItem(parts),
    addItem: addItem(change, parts),
    changeItem: changeItem(change),
    saveForLater: saveForLater(change, parts),
    removeItem: removeItem(change),
    applyCoupon: applyCoupon(change, parts),
    removeCoupon: removeCoupon(change),
    applyReward: applyReward(change),
    reserveItem: reserveItem(parts),
    read,
    setShippingAddresses: setShippingAddresses(change, parts),
    removeShippingAddresses: removeShippingAddresses(change),
    validateAddresses: validateAddresses(parts),
    setBillingAddress: setBillingAddress(change),
    removeBillingAddress: removeBillingAddress(change),
    estimateDelivery: estimateDelivery(change, parts),
    chooseDelivery: chooseDelivery(change),
    readShipment: readShipment(read),
    readPaymentMethods: offered,
    addTender: addTender(change, { ...parts, offered }),
    removeTender: removeTender(change),
    refreshGiftCards: refreshGiftCards(change, parts),
    addPriceAdjustment: addPriceAdjustment(change, parts),
    changePriceAdjustment: changePriceAdjustment(change, parts),
    removePriceAdjustment: removePriceAdjustment(change, parts),
    noteKnownBuyer: noteKnownBuyer(change),
    setFingerPrint: setFingerPrint(change),
  }
}

export type Carts = ReturnType<typeof createCarts>
