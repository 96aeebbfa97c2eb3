import type { FormDescription } from '#src/contract/forms/form.ts'
import { untouched, type FormValues, type SentForm } from '#src/contract/forms/form-field.ts'
import type { Checkout } from '#src/features/checkout/load-checkout.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { formTexts } from '#src/forms/form-texts.ts'
import { wordedFaults } from '#src/forms/refused-form.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import {
  refusedStoredValue,
  storedValuePlaces,
  type StoredValueKind,
} from '#src/rules/checkout/stored-value.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { addStoredValue } from '#src/stores/checkout/payment.ts'
import { storedValueFields } from './card-form-fields.ts'

/** The field that says which of the page's forms was sent. */
export const partField = 'part'

const calls = ['POST /cart/v1/cart/{basketId}/paymentInstruments'] as const

/** The form of a gift card or a reward. */
export const storedValueForm = (
  kind: StoredValueKind,
  { cart }: Checkout,
  { site, href }: Pick<App.Locals, 'site' | 'href'>,
  sent: SentForm = untouched(),
): FormDescription<FormTexts> =>
  describeForm(site, {
    ...{ action: href('/checkout/billing'), sent, hidden: { [partField]: kind } },
    fields: storedValueFields(kind, site, cart.totals),
    submit: messagesOf(site).checkout.billing.apply,
    calls,
  })

/** Takes a gift card or a reward: leads on, or says at its PIN or number why it does not pay. The PIN never comes back. */
export const takeStoredValue = async (
  kind: StoredValueKind,
  { cart }: Checkout,
  typed: FormValues,
  { call, site, href }: App.Locals,
): Promise<SentForm | Response> => {
  const values = { [`${kind}Number`]: typed[`${kind}Number`] }
  const faults = wordedFaults(storedValueFields(kind, site), typed, site)
  if (Object.keys(faults).length > 0) return { values, faults }
  const added = await addStoredValue(call, cart, kind, typed)
  if (added.ok) return seeOther(href(`/checkout/billing#${storedValuePlaces[kind]}`))
  return refusedStoredValue(kind, typed, added.error, formTexts(site, calls).refusals)
}
