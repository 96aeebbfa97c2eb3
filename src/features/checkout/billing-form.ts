import { ok } from '#src/base/result.ts'
import { untouched, type SentForm } from '#src/components/form/form-field.ts'
import { countryOfForm } from '#src/features/account/address-fields.ts'
import { readForm } from '#src/features/account/read-form.ts'
import { takeForm } from '#src/features/account/take-form.ts'
import { billingAddressOf, billingFaults, billingValues } from './billing-address.ts'
import { billingAddressFields } from './billing-fields.ts'
import { loadStep, type Checkout } from './load-checkout.ts'
import { homeAddressOf } from './shipping-addresses.ts'

/** The form of the payment: the country of its billing address says which fields there are. */
export type BillingState = { checkout: Checkout; sent: SentForm; countryCode: string }

/** What the page of the payment shows, or where it leads. */
export const loadBilling = async (locals: App.Locals, request: Request): Promise<BillingState | Response> => {
  const { call, site, href } = locals
  const checkout = await loadStep(locals, request, 'billing')
  if (checkout instanceof Response) return checkout
  if (request.method !== 'POST') {
    const values = billingValues(checkout)
    return { checkout, sent: untouched(values), countryCode: countryOfForm(values, site) }
  }
  const values = await readForm(request.clone())
  if (values instanceof Response) return values
  const countryCode = countryOfForm(values, site)
  if ('refresh' in values) return { checkout, sent: untouched(values), countryCode }
  const { cart } = checkout
  const sent = await takeForm(request, site, {
    // The rules of the country say all of what is wrong.
    fields: billingAddressFields(site, countryCode, homeAddressOf(cart) !== undefined).map((field) => ({
      ...field,
      isRequired: false,
    })),
    moreFaults: () => billingFaults(values, checkout, site),
    act: async () => {
      const set = await call('POST /cart/v1/cart/{basketId}/billingAddress', {
        path: { basketId: cart.id },
        body: billingAddressOf(values, checkout, site),
      })
      return set.ok ? ok(href('/checkout')) : set
    },
  })
  return sent instanceof Response ? sent : { checkout, sent, countryCode }
}
