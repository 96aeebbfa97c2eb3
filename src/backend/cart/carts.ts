import { createCartChanges } from './cart-changes.ts'
import type { CartDependencies } from './cart-dependencies.ts'
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
export const createCarts = (dependencies: CartDependencies) => {
  const change = createCartChanges(dependencies)
  const read = readCart(dependencies)
  const offered = readPaymentMethods(read, dependencies)
  return {
    create: createCart(dependencies),
    createWithItem: createCartWithItem(dependencies),
    addItem: addItem(change, dependencies),
    changeItem: changeItem(change),
    saveForLater: saveForLater(change, dependencies),
    removeItem: removeItem(change),
    applyCoupon: applyCoupon(change, dependencies),
    removeCoupon: removeCoupon(change),
    applyReward: applyReward(change),
    reserveItem: reserveItem(dependencies),
    read,
    setShippingAddresses: setShippingAddresses(change, dependencies),
    removeShippingAddresses: removeShippingAddresses(change),
    validateAddresses: validateAddresses(dependencies),
    setBillingAddress: setBillingAddress(change),
    removeBillingAddress: removeBillingAddress(change),
    estimateDelivery: estimateDelivery(change, dependencies),
    chooseDelivery: chooseDelivery(change),
    readShipment: readShipment(read),
    readPaymentMethods: offered,
    addTender: addTender(change, { ...dependencies, offered }),
    removeTender: removeTender(change),
    refreshGiftCards: refreshGiftCards(change, dependencies),
    addPriceAdjustment: addPriceAdjustment(change, dependencies),
    changePriceAdjustment: changePriceAdjustment(change, dependencies),
    removePriceAdjustment: removePriceAdjustment(change, dependencies),
    noteKnownBuyer: noteKnownBuyer(change),
    setFingerPrint: setFingerPrint(change),
  }
}

export type Carts = ReturnType<typeof createCarts>
