import type { AddressForm } from '#src/contract/address/address-field-facts.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { CartAddress, PostedAddresses, ShippingAddress } from '#src/contract/cart/cart-address.ts'
import type { Site } from '#src/contract/sites.ts'
import type { View } from '#src/backend/catalogue/catalogue-view.ts'
import type { TaxService } from '#src/backend/tax/tax-service.ts'
import { checkAddress } from '#src/rules/address/check-address.ts'
import type { TaxDestination } from '#src/rules/tax/tax.ts'
import { outlyingAreaOf } from '#src/rules/address/outlying-area.ts'
import { isPostBox } from '#src/rules/address/post-box.ts'
import { offersTo, shippingIdOf } from './cart-deliveries.ts'
import type { StoredCart } from '../store/cart-store.ts'
import type { PricingInputs } from '../pricing/pricing-inputs.ts'

/** Why an address is refused by itself, whatever the cart. */
export type AddressErrorId = 'ATTR100' | 'ATTR200' | 'SHP410' | 'CHK320' | 'CCA400' | 'CCA401'
/** Why an address is refused for what the cart holds. */
export type PlaceErrorId = 'SHP404' | 'SHP500' | 'CHK320'

/** Why what goes to an address cannot be taxed. */
export type TaxErrorId = 'TAX309' | 'TAX310'
/** Why a billing address is refused. */
export type BillingErrorId = 'BIL400' | 'BILL410' | 'CCA401'

const formOf = ({ context }: PostedAddresses): AddressForm => {
  if (context === undefined) return 'shipping'
  return context === 'COLLECTION' ? 'collection' : 'wallet'
}

/** An address of the customer's book without its lines names one to be looked up there. */
const isReference = ({ addressId, addressLine1 }: CartAddress): boolean =>
  addressId !== undefined && addressLine1 === undefined

const missing = (field: string) => apiError('ATTR100', { field }, `The field ${field} is missing.`)

/** A shipping address as it is stored, and why it is refused: by its fields, and as to where the site delivers. */
export const checkShippingAddress = (
  address: ShippingAddress,
  sent: PostedAddresses,
  { country }: Site,
): { address: ShippingAddress; errors: ApiError<AddressErrorId>[] } => {
  const form = formOf(sent)
  const checked = checkAddress(address, form)
  const errors: ApiError<AddressErrorId>[] = []
  if (isReference(address)) return { address, errors: [apiError('CCA401', { field: 'addressId' })] }
  if (address.countryCode !== country) errors.push(apiError('CHK320', { field: 'countryCode' }))
  const same = sent.addresses.filter(({ shippingId }) => shippingId === address.shippingId)
  if (same.length > 1) errors.push(apiError('CCA400', { field: 'shippingId' }))
  if (form === 'collection' && !address.storeId) errors.push(missing('storeId'))
  for (const { field, fault } of checked.faults)
    if (fault === 'required') errors.push(field === 'phone' ? apiError('SHP410', { field }) : missing(field))
    else errors.push(apiError('ATTR200', { field, fault }, `The field ${field} has a wrong value.`))
  return { address: checked.address, errors }
}

/** Why the items of a cart cannot go to an address: no shipment of it, a post box that nobody serves, no way there. */
export const placeErrors = (
  address: ShippingAddress,
  { lines }: StoredCart,
  { deliveryMethods }: PricingInputs,
  view: View,
): ApiError<PlaceErrorId>[] => {
  const { shippingId } = address
  const isOfCart =
    ['me', 'customs'].includes(shippingId) || lines.some((line) => shippingIdOf(line) === shippingId)
  if (!isOfCart) return [apiError('SHP404', { field: 'shippingId' })]
  if (offersTo(shippingId, address, deliveryMethods, view).length > 0) return []
  return [
    apiError(isPostBox(address) ? 'SHP500' : 'CHK320', {
      field: outlyingAreaOf(view.site.country, address.postalCode) ? 'postalCode' : 'addressLine1',
    }),
  ]
}

/** Why what goes to an address cannot be taxed. */
export const taxErrors = async (
  taxes: TaxService,
  { countryCode, province, postalCode }: TaxDestination,
  { currency, taxation }: Site,
): Promise<ApiError<TaxErrorId>[]> => {
  const destination = { countryCode, province, postalCode }
  const taxed = await taxes({ destination, currency, included: taxation === 'gross', rows: [], delivery: 0 })
  return taxed.ok || taxed.error === 'open' ? [] : [apiError(taxed.error)]
}

/** A billing address as it is stored, and why it is refused. */
export const checkBillingAddress = (
  address: CartAddress,
): { address: CartAddress; errors: ApiError<BillingErrorId>[] } => {
  if (isReference(address)) return { address, errors: [apiError('CCA401', { field: 'addressId' })] }
  const { address: checked, faults } = checkAddress(address, 'billing')
  const errors = faults.map(({ field, fault }) =>
    field === 'phone' && fault === 'required'
      ? apiError('BILL410', { field })
      : apiError('BIL400', { field, fault }),
  )
  return { address: checked, errors }
}
