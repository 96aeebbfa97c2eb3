import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { itemFlashTypes } from '#src/contract/cart/cart.ts'

/** Why a cart cannot be ordered as it is (specification, shopping, sections 4 and 8). */
export type CheckoutErrorId =
  ('CHK380' | 'CHK320' | 'SHP404' | 'INV409' | 'ORD430' | 'TAX310') | ('ORD516' | 'ORD517' | 'ORD518')

/** The error codes of deliveries that were switched, by their notices. */
const switched: Readonly<Record<string, CheckoutErrorId>> = {
  PickupToSth: 'ORD516',
  PickupToSts: 'ORD517',
  StsToSth: 'ORD518',
}

/** The largest total of an order, in minor units: what its columns can hold. */
const largestTotal = 2 ** 31 - 1

const itemError = ({ items, flash }: Cart): ApiError<CheckoutErrorId> | undefined => {
  if (items.length === 0) return apiError('CHK380', { reason: 'empty' })
  const about = flash.find(({ type }) => itemFlashTypes.some((one) => one === type))
  if (!about) return undefined
  const { itemId = '' } = about
  return apiError(about.type === 'ProductItemNotAvailable' ? 'ORD430' : 'INV409', { itemId })
}

/** The first shipment without a destination: those to a home need an address. */
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

/** Why a cart cannot be ordered, its payment aside; undefined where it can. */
export const checkoutError = (cart: Cart): ApiError<CheckoutErrorId> | undefined => {
  const ofItems = itemError(cart)
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
