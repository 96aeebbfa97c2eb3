import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { itemFlashTypes } from '#src/contract/cart/cart.ts'

/** Why a cart cannot be ordered as it is (specification, shopping, sections 4 and 8). */
export type CheckoutFaultId =
  ('CHK380' | 'CHK320' | 'SHP404' | 'INV409' | 'ORD430' | 'TAX310') | ('ORD516' | 'ORD517' | 'ORD518')

/** The codes of deliveries that are not what the shopper wanted, by their notices. */
const switched: Readonly<Record<string, CheckoutFaultId>> = {
  PickupToSth: 'ORD516',
  PickupToSts: 'ORD517',
  StsToSth: 'ORD518',
}

/** Most that an order comes to, in minor units: what its columns hold. */
const largestTotal = 2 ** 31 - 1

const itemFault = ({ items, flash }: Cart): ApiError<CheckoutFaultId> | undefined => {
  if (items.length === 0) return apiError('CHK380', { reason: 'empty' })
  const about = flash.find(({ type }) => itemFlashTypes.some((one) => one === type))
  if (!about) return undefined
  const { itemId = '' } = about
  return apiError(about.type === 'ProductItemNotAvailable' ? 'ORD430' : 'INV409', { itemId })
}

/** Shipments whose place is not known: those to a home need an address. */
const placeless = ({ shippingMethods, shippingAddresses = [], items }: Cart): string | undefined => {
  const addressed = new Set(shippingAddresses.map(({ shippingId }) => shippingId))
  const stores = new Set(
    items.flatMap(({ shippingOptions }) =>
      shippingOptions.flatMap(({ selected, storeInfo }) => (selected && storeInfo ? [storeInfo.id] : [])),
    ),
  )
  return shippingMethods.find(
    ({ shippingId }) =>
      !addressed.has(shippingId) &&
      !stores.has(shippingId) &&
      !(shippingId === 'customs' && addressed.has('me')),
  )?.shippingId
}

/** What stands in the way of ordering a cart besides its payment; undefined where nothing does. */
export const checkoutFault = (cart: Cart): ApiError<CheckoutFaultId> | undefined => {
  const ofItems = itemFault(cart)
  if (ofItems) return ofItems
  if (cart.flash.some(({ type }) => type === 'InvalidShippingAddress')) return apiError('CHK320')
  const [notice] = cart.customerNotifications
  if (notice) return apiError(switched[notice.type] ?? 'SHP404', { notice: notice.type })
  const shippingId = placeless(cart)
  if (shippingId !== undefined) return apiError('SHP404', { shippingId })
  const { taxation, taxStatus, total } = cart.totals
  if (total > largestTotal) return apiError('CHK380', { reason: 'total' })
  const isUntaxed = taxation === 'net' && taxStatus === 'open' && cart.shippingMethods.length > 0
  return isUntaxed ? apiError('TAX310') : undefined
}
