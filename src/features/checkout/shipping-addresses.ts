import type { CallInput } from '#src/contract/calls.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { addressTexts } from '#src/rules/address/address-texts.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import { deliveryKindOf } from '#src/rules/cart/delivery-kind.ts'
import { collectorOf, type Destinations } from './shipping-fields.ts'

type Body = CallInput<'POST /cart/v2/cart/{basketId}/shippingAddress'>['body']
type Address = Body['addresses'][number]

/** The address of home among those of a cart; what is made to order goes there too. */
export const homeAddressOf = ({ shippingAddresses = [] }: Pick<Cart, 'shippingAddresses'>) =>
  shippingAddresses.find(
    ({ shippingId, optionType }) => deliveryKindOf(shippingId) !== 'store' && optionType === undefined,
  )

/** The collection point that a cart's parcels go to in place of a home. */
export const collectionPointOf = ({ shippingAddresses = [] }: Pick<Cart, 'shippingAddresses'>) =>
  shippingAddresses.find(({ optionType }) => optionType !== undefined)

/** Who collects what in the stores of a cart. */
export const storeAddressesOf = ({ shippingAddresses = [] }: Pick<Cart, 'shippingAddresses'>) =>
  shippingAddresses.filter(({ shippingId }) => deliveryKindOf(shippingId) === 'store')

/** Who collects in each store, where the store is. A store that is not known any more has no postal code to name. */
const collectors = async (cart: Cart, values: FormValues, { call, site }: App.Locals): Promise<Address[]> => {
  const ids = cart.shippingMethods
    .map(({ shippingId }) => shippingId)
    .filter((shippingId) => deliveryKindOf(shippingId) === 'store')
  const read = await call('GET /fapi/stores', { query: { countryCode: site.country } })
  const stores = read.ok ? read.value.stores : []
  return ids.map((shippingId) => {
    const store = stores.find(({ storeId }) => storeId === shippingId)
    return {
      ...collectorOf(values),
      shippingId,
      storeId: shippingId,
      storeName: store?.name,
      countryCode: site.country,
      postalCode: store?.address.postalCode,
    }
  })
}

/** What a form of a cart's destinations sends: where items go home, and who collects the others. */
export const postedAddresses = async (
  cart: Cart,
  values: FormValues,
  { hasHome, hasCollector }: Destinations,
  locals: App.Locals,
): Promise<Body> => {
  const home = { ...addressTexts(values, locals.site.country, 'shipping'), shippingId: 'me' }
  return {
    addresses: [...(hasHome ? [home] : []), ...(hasCollector ? await collectors(cart, values, locals) : [])],
    subscriptions: { newsletterConsent: values['newsletter'] === 'yes' },
    ...(hasCollector ? { context: 'COLLECTION' as const } : {}),
  }
}
