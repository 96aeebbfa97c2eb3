import type { FormField, FormValues, SentForm } from '#src/contract/forms/form-field.ts'
import { withCheckedPlace } from '#src/features/address/place-doubt.ts'
import { noticeField } from '#src/rules/checkout/news-fields.ts'
import type { Checkout } from '#src/features/checkout/load-checkout.ts'
import { withQuery } from '#src/forms/next-path.ts'
import { refusedForm, wordedFaults } from '#src/forms/refused-form.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { chosenSavedCard, currentCard } from '#src/rules/checkout/payment-choice.ts'
import { cardTokenField, saveCardField } from '#src/rules/payments/card/card-field-names.ts'
import { refusedCard } from '#src/rules/payments/card/refused-card.ts'
import { payRest, saveCard, setBilling } from '#src/stores/checkout/payment.ts'
import { postedCardFaults } from './posted-card-faults.ts'
import { cardFields } from './card-form-fields.ts'
import { tokenOf } from './token-of.ts'

const wantsCard = (values: FormValues, { cart }: Checkout): boolean =>
  values['method'] === 'CREDIT_CARD' && cart.totals.remainingToPay > 0 && !values[cardTokenField]

type Posted = {
  checkout: Checkout
  /** Those of the billing address. */
  fields: readonly FormField[]
  countryCode: string
  /** Whether a provider has fields of its own for a card. */
  hasProviderFields: boolean
}

/** Has the rest paid. A card that is taken stays with the cart, so that nobody types it again for another fault. */
const takePayment = async (
  values: FormValues,
  { checkout, fields, hasProviderFields }: Posted,
  locals: App.Locals,
): Promise<SentForm & { isSaved?: boolean }> => {
  const { site, call } = locals
  // The provider's fields need script: nothing of a card was posted, and nothing of one may be.
  if (hasProviderFields && wantsCard(values, checkout))
    return { values, faults: {}, failure: messagesOf(site).checkout.billing.cardNeedsScript }
  const faults = wantsCard(values, checkout) ? postedCardFaults(values, site, locals.instant) : {}
  if (Object.keys(faults).length > 0) return { values, faults }
  const token = () => tokenOf(values, locals)
  const paid = await payRest(call, checkout.cart, { method: values['method'], token })
  if (!paid.ok) {
    const ofCard = refusedCard(paid.error, messagesOf(site).checkout.billing.faults)
    return ofCard
      ? { values, faults: ofCard }
      : refusedForm([...fields, ...cardFields(site)], values, paid.error, site)
  }
  const isCard = values['method'] === 'CREDIT_CARD' || chosenSavedCard(values['method']) !== undefined
  const method = isCard ? currentCard : values['method']
  const isWished = paid.value.token !== undefined && values[saveCardField] === 'yes'
  const isSaved = !isWished || (await saveCard(call, paid.value.token ?? ''))
  return { values: { ...values, method }, faults, isSaved }
}

/** Sets the billing address and has the rest paid: leads on, or says what is wrong. */
export const takeBilling = async (
  values: FormValues,
  posted: Posted,
  locals: App.Locals,
): Promise<SentForm | Response> => {
  const { call, site, href } = locals
  const { checkout, fields, countryCode } = posted
  const paid = await takePayment(values, posted, locals)
  const faults = { ...wordedFaults(fields, values, site), ...paid.faults }
  if (paid.failure !== undefined || Object.keys(faults).length > 0)
    return withCheckedPlace({ ...paid, faults })
  const set = await setBilling(call, checkout.cart, values, countryCode)
  if (!set.ok) return refusedForm(fields, paid.values, set.error, site)
  const notice = paid.isSaved === false ? 'cardNotSaved' : undefined
  return seeOther(withQuery(href('/checkout/summary'), { [noticeField]: notice }))
}
