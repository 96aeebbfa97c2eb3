import type { FormDescription } from '#src/contract/forms/form.ts'
import type { FormField, FormValues, SentForm } from '#src/contract/forms/form-field.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { Site } from '#src/contract/sites.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { refusedForm, wordedFaults } from '#src/forms/refused-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { findOrder } from '#src/stores/orders.ts'

/** By what whoever has no account finds an order: its number and its email. */
const findFields = (site: Site): FormField[] => {
  const { track } = messagesOf(site).orders
  return [
    {
      name: 'orderNumber',
      label: track.number,
      hint: track.numberHint,
      autocomplete: 'off',
      isRequired: true,
      maxLength: 20,
      rules: [{ rule: 'orderNumber', told: track.numberFault }],
    },
    {
      name: 'email',
      label: track.email,
      type: 'email',
      autocomplete: 'email',
      isRequired: true,
      maxLength: 100,
      rules: [{ rule: 'email' }],
    },
  ]
}

/** The form that finds an order, for the page of this path. */
export const findForm = (site: Site, action: string, sent: SentForm): FormDescription<FormTexts> =>
  describeForm(site, {
    ...{ action, sent, fields: findFields(site) },
    submit: messagesOf(site).orders.track.submit,
    calls: ['POST /consumers-v3/consumer/TrackOrder'],
  })

/** The order whose number and email a form holds, for whoever knows both; else the form with what is wrong. */
export const findPosted = async (
  { call, site }: Pick<App.Locals, 'call' | 'site'>,
  values: FormValues,
): Promise<{ order: Order } | { sent: SentForm }> => {
  const fields = findFields(site)
  const faults = wordedFaults(fields, values, site)
  if (Object.keys(faults).length > 0) return { sent: { values, faults } }
  const found = await findOrder(call, values)
  return found.ok ? { order: found.value } : { sent: refusedForm(fields, values, found.error, site) }
}
