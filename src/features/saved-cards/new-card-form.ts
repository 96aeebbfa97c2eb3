import type { FormValues, SentForm } from '#src/contract/forms/form-field.ts'
import { untouched } from '#src/contract/forms/form-field.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import { refusedForm } from '#src/forms/refused-form.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { cardFaults } from '#src/features/checkout/payment/card-faults.ts'
import { cardTokenField } from '#src/rules/payments/card-field-names.ts'
import { tokenOf } from '#src/features/checkout/payment/token-of.ts'
import { refusedCard } from '#src/rules/payments/refused-card.ts'
import { withoutSecrets } from '#src/features/checkout/payment/take-billing.ts'
import { messages } from '#src/messages/messages.ts'

/** What is told in its own words; of anything else, that the card could not be saved (specification, account and content, section 8). */
const ownWords: readonly string[] = ['PYT409', 'PYT410', 'GEN429', 'AUT404']

const refusedNewCard = (values: FormValues, error: ClientError, { site }: App.Locals): SentForm => {
  const { checkout, refusals } = messages[site.language]
  const faults = refusedCard(error, checkout.billing.faults)
  if (faults) return { values, faults }
  return ownWords.includes(error.errorId)
    ? refusedForm([], values, error, site)
    : { values, faults: {}, failure: refusals.cardNotSaved }
}

/** What the page of a new card shows, or where it leads once it is saved. Number and code never come back. */
export const newCardForm = async (locals: App.Locals, request: Request): Promise<SentForm | Response> => {
  if (request.method !== 'POST') return untouched()
  const values = await readForm(request)
  if (values instanceof Response) return values
  const back = withoutSecrets(values)
  const faults = values[cardTokenField] ? {} : cardFaults(values, locals.site, locals.instant)
  if (Object.keys(faults).length > 0) return { values: back, faults }
  const token = await tokenOf(values, locals)
  if (!token.ok) return refusedNewCard(back, token.error, locals)
  const saved = await locals.call('POST /consumers-v3/consumer/payment_instruments', {
    body: { token: token.value, main: values['main'] === 'yes' },
  })
  return saved.ok ? seeOther(locals.href('/account/cards?saved')) : refusedNewCard(back, saved.error, locals)
}
