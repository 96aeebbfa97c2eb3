import { untouched, type FormField, type FormValues, type SentForm } from '#src/components/form/form-field.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { Site } from '#src/contract/sites.ts'
import { formFaults, refusedForm } from '#src/features/account/form-faults.ts'
import { readForm } from '#src/features/account/read-form.ts'
import { messages } from '#src/messages/messages.ts'
import { email } from '#src/rules/customer/field-checks.ts'
import { cancelActs, wishedUnits } from './cancel-units.ts'
import { fileResponse } from './file-response.ts'
import { readOrderNumber } from './order-number.ts'

/** What the page shows: its form, an order, or the question whether to cancel it. */
export type TrackedOrder =
  | { step: 'form'; sent: SentForm }
  | { step: 'order'; order: Order; isCancelled: boolean; failure?: string }
  | { step: 'cancel'; order: Order; isEmpty: boolean }

/** What a button of the page does with an order; without one it is shown. */
export const trackActs = { ask: 'cancel', invoice: 'invoice' } as const

export const trackFields = ({ language }: Site): FormField[] => {
  const { track } = messages[language].orders
  return [
    {
      name: 'orderNumber',
      label: track.number,
      hint: track.numberHint,
      autocomplete: 'off',
      isRequired: true,
      maxLength: 20,
    },
    {
      name: 'email',
      label: track.email,
      type: 'email',
      autocomplete: 'email',
      isRequired: true,
      maxLength: 100,
      checks: [email],
    },
  ]
}

const faultsOf = (
  fields: readonly FormField[],
  values: FormValues,
  orderNumber: string | undefined,
  site: Site,
): Record<string, string> => ({
  ...(orderNumber === undefined ? { orderNumber: messages[site.language].orders.track.numberFault } : {}),
  ...formFaults(fields, values, site),
})

/** Finds an order by its number and email, and cancels it where that was confirmed. Nothing of it comes into an address. */
export const trackOrder = async (
  { call, site }: App.Locals,
  request: Request,
): Promise<TrackedOrder | Response> => {
  if (request.method !== 'POST') return { step: 'form', sent: untouched() }
  const values = await readForm(request)
  if (values instanceof Response) return values
  const fields = trackFields(site)
  const orderNumber = readOrderNumber(values['orderNumber'] ?? '')
  const faults = faultsOf(fields, values, orderNumber, site)
  if (orderNumber === undefined || Object.keys(faults).length > 0)
    return { step: 'form', sent: { values, faults } }

  await call('POST /token/v2/auth/token', {})
  const body = { orderNumber, email: values['email'] ?? '' }
  if (values['act'] === trackActs.invoice) {
    const printed = await call('POST /consumers-v3/consumer/purchase/invoice/download', { body })
    if (printed.ok) return fileResponse(printed.value)
  }
  const found = await call('POST /consumers-v3/consumer/TrackOrder', { body })
  if (!found.ok) return { step: 'form', sent: refusedForm(fields, values, found.error, site) }
  const order = found.value
  const { act } = values
  if (act === cancelActs.all || act === cancelActs.items) {
    const items = act === cancelActs.items ? wishedUnits(order, values) : undefined
    if (items?.length === 0) return { step: 'cancel', order, isEmpty: true }
    const cancelled = await call('POST /consumers-v3/consumer/CancelOrder', { body: { ...body, items } })
    if (cancelled.ok) return { step: 'order', order: cancelled.value, isCancelled: true }
    const { failure = '' } = refusedForm([], values, cancelled.error, site)
    return { step: 'order', order, isCancelled: false, failure }
  }
  const mayAsk = order.mayCancel || order.mayCancelItems
  return act === trackActs.ask && mayAsk
    ? { step: 'cancel', order, isEmpty: false }
    : { step: 'order', order, isCancelled: false }
}
