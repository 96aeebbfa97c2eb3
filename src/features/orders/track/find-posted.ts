import type { FormValues, SentForm } from '#src/contract/forms/form-field.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { refusedForm } from '#src/forms/refused-form.ts'
import { readOrderNumber } from './order-number.ts'
import { findFaults, trackFields } from './track-fields.ts'

/** The order whose number and email a form holds, for whoever knows both; else the form with what is wrong. */
export const findPosted = async (
  { call, site }: Pick<App.Locals, 'call' | 'site'>,
  values: FormValues,
): Promise<{ order: Order } | { sent: SentForm }> => {
  const fields = trackFields(site)
  const orderNumber = readOrderNumber(values['orderNumber'] ?? '')
  const faults = findFaults(fields, values, orderNumber, site)
  if (orderNumber === undefined || Object.keys(faults).length > 0) return { sent: { values, faults } }
  await call('POST /token/v2/auth/token', {})
  const body = { orderNumber, email: values['email'] ?? '' }
  const found = await call('POST /consumers-v3/consumer/TrackOrder', { body })
  return found.ok ? { order: found.value } : { sent: refusedForm(fields, values, found.error, site) }
}
