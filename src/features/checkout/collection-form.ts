import { ok } from '#src/base/result.ts'
import { untouched, type FormField, type FormValues, type SentForm } from '#src/contract/forms/form-field.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import type { Site } from '#src/contract/sites.ts'
import { placeFields } from '#src/rules/address/address-lines.ts'
import { textsIn } from '#src/rules/address/address-texts.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther, takeForm } from '#src/forms/take-form.ts'
import { loadStep, wantsPickupContact, type Checkout } from './load-checkout.ts'
import { collectorFields, collectorOf, collectorValues } from './shipping-fields.ts'
import { collectionPointOf, storeAddressesOf } from './shipping-addresses.ts'

type CollectionPoint = CallOutput<'POST /stores/v1/collectionPoints'>['collectionPoints'][number]

/** The fields of where a point is looked for, and of the one that is chosen. */
export const pointFields = { place: 'place', storeId: 'storeId' } as const

/** Points that one search shows. */
const shownPoints = 6

/** The page of collection points: where they are looked for, those that were found, and who collects. */
export type CollectionState = {
  checkout: Checkout
  place: string
  points: readonly CollectionPoint[]
  fields: readonly FormField[]
  sent: SentForm
}

const findPoints = async (
  place: string,
  limit: number,
  { call, site }: App.Locals,
): Promise<CollectionPoint[]> => {
  const found = await call('POST /stores/v1/collectionPoints', {
    query: { limit, offset: 0 },
    body: { countryCode: site.country, ...(place === '' ? {} : { place }) },
  })
  return found.ok ? found.value.collectionPoints : []
}

/** Whether parcels of a cart may go to a collection point: something goes home, and the country of the site has points. */
export const hasCollectionPoints = async ({ cart }: Checkout, locals: App.Locals): Promise<boolean> =>
  cart.shippingMethods.some(({ shippingId }) => shippingId === 'me') &&
  (await findPoints('', 1, locals)).length > 0

/** Who collects; asked of everybody, and required where the site is set so (specification, shopping, section 5). */
const contactFields = (site: Site, isRequired: boolean): FormField[] =>
  collectorFields(site).map((field) => ({ ...field, isRequired }))

const valuesOf = ({ cart, profile }: Checkout): FormValues =>
  collectorValues(collectionPointOf(cart) ?? profile?.consumerDetails)

/** What the page of collection points shows, or where it leads once one is chosen. */
export const loadCollection = async (
  locals: App.Locals,
  request: Request,
  { searchParams }: URL,
): Promise<CollectionState | Response> => {
  const { call, site, href } = locals
  const checkout = await loadStep(locals, request, 'shipping')
  if (checkout instanceof Response) return checkout
  const { cart, profile } = checkout
  if (!cart.shippingMethods.some(({ shippingId }) => shippingId === 'me'))
    return seeOther(href('/checkout/shipping'))
  const isPosted = request.method === 'POST'
  const form = isPosted ? await readForm(request.clone()) : undefined
  if (form instanceof Response) return form
  const place = (form?.[pointFields.place] ?? searchParams.get('place') ?? '').trim().slice(0, 100)
  const points = await findPoints(place, shownPoints, locals)
  const fields = contactFields(site, wantsPickupContact(locals))
  const state = { checkout, place, points, fields }
  if (!isPosted) return { ...state, sent: untouched(valuesOf(checkout)) }
  const sent = await takeForm(request, site, {
    fields,
    act: async (values) => {
      const point = points.find(({ storeId }) => storeId === values[pointFields.storeId])
      if (!point) return ok(href('/checkout/collection'))
      const { storeId, storeName, optionType, bookingCode, address } = point
      const { email, ...who } = collectorOf(values)
      const set = await call('POST /cart/v2/cart/{basketId}/shippingAddress', {
        path: { basketId: cart.id },
        body: {
          addresses: [
            {
              ...{ shippingId: 'me', storeId, storeName, optionType, bookingCode },
              ...{ ...textsIn(address, placeFields), countryCode: address.countryCode, ...who },
              email: email || profile?.consumerDetails.email,
            },
            ...storeAddressesOf(cart),
          ],
          context: 'COLLECTION',
        },
      })
      return set.ok ? ok(href('/checkout/shipping#delivery')) : set
    },
  })
  return sent instanceof Response ? sent : { ...state, sent }
}
