import type { FormField, FormValues, SentForm } from '#src/contract/forms/form-field.ts'
import type { AskedAddress } from '#src/rules/address/address-form-fields.ts'
import { formFaults, refusedForm } from '#src/forms/refused-form.ts'
import { withQuery } from '#src/forms/next-path.ts'
import { withCheckedPlace } from '#src/features/address/place-doubt.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { messages } from '#src/messages/messages.ts'
import { billingAddressOf } from './billing-address.ts'
import { billingAddressFields } from './billing-fields.ts'
import type { BillingState } from './billing-form.ts'
import { chosenSavedCard } from './card-choice.ts'
import { cardFaults } from './card-faults.ts'
import { cardTokenField } from './card-field-names.ts'
import { noticeField } from './checkout-notice.ts'
import type { Checkout } from './load-checkout.ts'
import { currentCard, payRest } from './pay-with.ts'
import { cardFields, secretFields } from './card-form-fields.ts'
import { refusedCard } from './refused-card.ts'
import { homeAddressOf } from '#src/rules/checkout/cart-destinations.ts'

/** All fields of the form, by which it tells what is wrong. */
export const billingFields = (
  { site }: App.Locals,
  { cart }: Checkout,
  address: AskedAddress,
): FormField[] => [
  ...billingAddressFields(site, address, homeAddressOf(cart) !== undefined),
  ...cardFields(site),
]

/** What was typed, without number and code of a card: they never come back. */
export const withoutSecrets = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secretFields.includes(name)))

const wantsCard = (values: FormValues, { cart }: Checkout): boolean =>
  values['method'] === 'CREDIT_CARD' && cart.totals.remainingToPay > 0 && !values[cardTokenField]

/** Has the rest paid. A card that is taken stays with the cart, so that nobody types it again for another fault. */
const takePayment = async (
  values: FormValues,
  { checkout, providerFields }: Pick<BillingState, 'checkout' | 'providerFields'>,
  fields: readonly FormField[],
  locals: App.Locals,
): Promise<SentForm & { isSaved?: boolean }> => {
  const { site } = locals
  const back = withoutSecrets(values)
  // The provider's fields need script: nothing of a card was posted, and nothing of one may be.
  if (providerFields && wantsCard(values, checkout))
    return { values: back, faults: {}, failure: messages[site.language].checkout.billing.cardNeedsScript }
  const faults = wantsCard(values, checkout) ? cardFaults(values, site, locals.instant) : {}
  if (Object.keys(faults).length > 0) return { values: back, faults }
  const paid = await payRest(checkout.cart, values, locals)
  const isCard = values['method'] === 'CREDIT_CARD' || chosenSavedCard(values['method']) !== undefined
  const method = isCard ? currentCard : values['method']
  if (paid.ok) return { values: { ...back, method }, faults, isSaved: paid.value.isSaved }
  const ofCard = refusedCard(paid.error, messages[site.language].checkout.billing.faults)
  return ofCard ? { values: back, faults: ofCard } : refusedForm(fields, back, paid.error, site)
}

/** Sets the billing address and has the rest paid: leads on, or says what is wrong. */
export const takeBilling = async (
  values: FormValues,
  state: Pick<BillingState, 'checkout' | 'countryCode' | 'providerFields'>,
  locals: App.Locals,
): Promise<SentForm | Response> => {
  const { call, site, href } = locals
  const { checkout, countryCode } = state
  const fields = billingFields(locals, checkout, { countryCode, values })
  const hasHome = homeAddressOf(checkout.cart) !== undefined
  const ofAddress =
    hasHome && values['same'] === 'yes' ? [] : billingAddressFields(site, { countryCode, values }, hasHome)
  const paid = await takePayment(values, state, fields, locals)
  const faults = {
    ...formFaults(ofAddress, values, site),
    ...paid.faults,
  }
  if (paid.failure !== undefined || Object.keys(faults).length > 0)
    return withCheckedPlace({ ...paid, faults })
  const set = await call('POST /cart/v1/cart/{basketId}/billingAddress', {
    path: { basketId: checkout.cart.id },
    body: billingAddressOf(values, checkout, site),
  })
  if (!set.ok) return refusedForm(fields, paid.values, set.error, site)
  const notice = paid.isSaved === false ? 'cardNotSaved' : undefined
  return seeOther(withQuery(href('/checkout/summary'), { [noticeField]: notice }))
}
