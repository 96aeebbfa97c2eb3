import { readForm } from '#src/forms/read-form.ts'
import type { AcquirerPayment } from './load-payment.ts'

/** What the form of the acquirer's page came to: what the browser brings back; undefined where nothing was sent. */
export const acquirerForm = async (
  { call }: App.Locals,
  request: Request,
  { reference, isOpen }: AcquirerPayment,
): Promise<{ threeDS2Result: string } | Response | undefined> => {
  if (request.method !== 'POST' || !isOpen) return undefined
  const form = await readForm(request)
  if (form instanceof Response) return form
  const approves = form['decision'] === 'approve'
  const result = await call('POST /acquirer/v1/payments/{reference}', {
    path: { reference },
    body: { approves },
  })
  return result.ok ? result.value : new Response(result.error.message, { status: result.error.status })
}
