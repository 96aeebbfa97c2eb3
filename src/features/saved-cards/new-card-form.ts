import type { FormDescription } from '#src/contract/forms/form.ts'
import { untouched, type FormField, type FormValues, type SentForm } from '#src/contract/forms/form-field.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import { postedCardFaults } from '#src/features/checkout/payment/posted-card-faults.ts'
import { cardFields } from '#src/features/checkout/payment/card-form-fields.ts'
import { tokenOf } from '#src/features/checkout/payment/token-of.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { readForm } from '#src/forms/read-form.ts'
import { refusedForm } from '#src/forms/refused-form.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { cardFieldNames, cardTokenField } from '#src/rules/payments/card/card-field-names.ts'
import { refusedCard } from '#src/rules/payments/card/refused-card.ts'
import { savedCardFailure } from '#src/rules/payments/card/saved-card-failure.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { addCard } from '#src/stores/checkout/payment.ts'

type Locals = Pick<App.Locals, 'call' | 'site' | 'href' | 'instant'>

/** The form of a new card: what goes along with it, the fields of the card itself, and the shop's ISO instant. */
export type NewCard = {
  form: FormDescription<FormTexts>
  cardFields: readonly FormField[]
  instant: string
}

const refusedNewCard = (
  values: FormValues,
  error: ClientError,
  { site }: Pick<App.Locals, 'site'>,
): SentForm => {
  const faults = refusedCard(error, messagesOf(site).checkout.billing.faults)
  return faults ? { values, faults } : refusedForm([], values, savedCardFailure(error), site)
}

/** What came of a card that was posted without script. */
const takeCard = async (locals: Locals, values: FormValues): Promise<SentForm | Response> => {
  const faults = values[cardTokenField] ? {} : postedCardFaults(values, locals.site, locals.instant)
  if (Object.keys(faults).length > 0) return { values, faults }
  const token = await tokenOf(values, locals)
  const saved = token.ok ? await addCard(locals.call, token.value, values['main'] === 'yes') : token
  return saved.ok
    ? seeOther(locals.href('/account/cards?saved'))
    : refusedNewCard(values, saved.error, locals)
}

/** What the page of a new card shows, or where it leads once it is saved. Number and code never come back. */
export const newCardForm = async (locals: Locals, request: Request): Promise<NewCard | Response> => {
  const { site, href } = locals
  const { account, refusals } = messagesOf(site)
  const values = request.method === 'POST' ? await readForm(request) : undefined
  if (values instanceof Response) return values
  const sent = values ? await takeCard(locals, values) : untouched()
  if (sent instanceof Response) return sent
  const form = describeForm(site, {
    action: href('/account/cards/new'),
    done: href('/account/cards?saved'),
    fields: [{ kind: 'box', name: 'main', label: account.cards.isMain }],
    sent,
    alsoShown: [cardFieldNames.expiry],
    submit: account.save,
    hidden: { method: 'CREDIT_CARD' },
    calls: ['POST /consumers-v3/consumer/payment_instruments', 'POST /acquirer/v1/cards'],
  })
  const { byCode } = form.texts.refusals
  const told = { ...form.texts.refusals, byCode: { ...byCode, cardNotSaved: refusals.cardNotSaved } }
  return {
    form: { ...form, texts: { ...form.texts, refusals: told } },
    cardFields: cardFields(site),
    instant: locals.instant,
  }
}
