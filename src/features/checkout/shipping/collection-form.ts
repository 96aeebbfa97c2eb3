import { err, ok } from '#src/base/result.ts'
import { untouched, type FormField } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther, takeForm } from '#src/forms/take-form.ts'
import { loadStep, wantsPickupContact, type Checkout } from '#src/features/checkout/load-checkout.ts'
import type { CollectionView } from '#islands/checkout/shipping/collection-view.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { collectionPointOf, homeAddressOf } from '#src/rules/checkout/cart-destinations.ts'
import { collectorValues } from '#src/rules/checkout/collector-fields.ts'
import { pointFields, shownPoints } from '#src/rules/checkout/point-fields.ts'
import { worded } from '#src/rules/forms/refusal.ts'
import { collectParcels, findPoints } from '#src/stores/checkout/destinations.ts'
import { collectorFields } from './shipping-fields.ts'

const isSentHome = ({ cart }: Checkout): boolean =>
  cart.shippingMethods.some(({ shippingId }) => shippingId === 'me')

/** Whether parcels of a cart may go to a collection point: something goes home, and the country of the site has points. */
export const hasCollectionPoints = async (
  checkout: Checkout,
  { call, site }: Pick<App.Locals, 'call' | 'site'>,
): Promise<boolean> => {
  if (!isSentHome(checkout)) return false
  const found = await findPoints(call, '', site.country, 1)
  return found.ok && found.value.length > 0
}

/** Who collects; asked of everybody, and required where the site is set so (specification, shopping, section 5). */
const contactFields = (site: Site, isRequired: boolean): FormField[] =>
  collectorFields(site).map((field) => ({ ...field, isRequired }))

/** What the page of collection points shows, or where it leads once one is chosen. */
export const loadCollection = async (
  locals: App.Locals,
  request: Request,
  { searchParams }: URL,
): Promise<{ checkout: Checkout; collection: CollectionView } | Response> => {
  const { call, site, href, instant } = locals
  const checkout = await loadStep(locals, request, 'shipping')
  if (checkout instanceof Response) return checkout
  const { cart, profile } = checkout
  if (!isSentHome(checkout)) return seeOther(href('/checkout/shipping'))
  const chosen = collectionPointOf(cart)
  const { collection: text } = messagesOf(site).checkout
  const posted = request.method === 'POST' ? await readForm(request) : undefined
  if (posted instanceof Response) return posted
  const requested = posted?.[pointFields.place] ?? searchParams.get('place')
  const place = (requested ?? homeAddressOf(cart)?.postalCode ?? '').trim().slice(0, 100)
  const found = await findPoints(call, place, site.country, shownPoints)
  const points = found.ok ? found.value : []
  const fields = contactFields(site, wantsPickupContact(locals))
  const email = profile?.consumerDetails.email
  const sent = posted
    ? await takeForm(posted, site, {
        fields,
        act: async (values) => {
          const point = points.find(({ storeId }) => storeId === values[pointFields.storeId])
          if (!point) return err(worded(text.chooseFirst))
          const set = await collectParcels(call, cart, point, values, email)
          return set.ok ? ok(href('/checkout/shipping#delivery')) : set
        },
      })
    : untouched({
        ...collectorValues(chosen ?? profile?.consumerDetails),
        [pointFields.storeId]: chosen?.storeId,
      })
  if (sent instanceof Response) return sent
  const form = describeForm(site, {
    ...{ action: href('/checkout/collection'), fields, sent },
    alsoShown: [pointFields.storeId],
    submit: text.choose,
    calls: ['POST /cart/v2/cart/{basketId}/shippingAddress'],
  })
  return {
    checkout,
    collection: { place, points, isLost: !found.ok, form, email, instant, texts: messagesOf(site).stores },
  }
}
