import type { DeliveryMethodCode } from '#src/contract/delivery/delivery-method.ts'

/** The notices by which a cart tells that items come another way (specification, shopping, section 4, Shipping changes). */
export type DeliveryNotice = 'PickupToSth' | 'PickupToSts' | 'StsToSth' | 'StsToPickup' | 'STHToPickup'

/** How items meant for a store may come: picked up from its shelf, shipped to it, or home. */
export type StoreDelivery = Extract<DeliveryMethodCode, 'pickup' | 'sts'> | 'home'

/** What is known of items that are meant for one store. */
export type StoreSituation = {
  wanted: 'pickup' | 'sts'
  /** Whether the shopper chose to have them shipped to the store rather than to pick them up. */
  isChosen: boolean
  /** Whether the store is there, in the site's country, and hands out orders. */
  isServed: boolean
  /** Whether the store holds them all. */
  isHeld: boolean
  /** Whether they can be shipped. */
  isShippable: boolean
}

/** How items meant for a store come, and what has to be told where that is not what was wanted. */
export const settleStoreDelivery = ({
  wanted,
  isChosen,
  isServed,
  isHeld,
  isShippable,
}: StoreSituation): { delivery: StoreDelivery; notice?: DeliveryNotice } => {
  if (!isServed) return { delivery: 'home', notice: wanted === 'pickup' ? 'PickupToSth' : 'StsToSth' }
  if (wanted === 'pickup') {
    if (isHeld) return { delivery: 'pickup' }
    return isShippable
      ? { delivery: 'sts', notice: 'PickupToSts' }
      : { delivery: 'home', notice: 'PickupToSth' }
  }
  if (isShippable && (isChosen || !isHeld)) return { delivery: 'sts' }
  return isHeld ? { delivery: 'pickup', notice: 'StsToPickup' } : { delivery: 'sts' }
}
