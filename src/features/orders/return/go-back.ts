import { untouched, type FormValues, type SentForm } from '#src/contract/forms/form-field.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { Site } from '#src/contract/sites.ts'
import { refusedForm } from '#src/forms/refused-form.ts'
import { readForm } from '#src/forms/read-form.ts'
import { messages } from '#src/messages/messages.ts'
import { findPosted } from '#src/features/orders/track/find-posted.ts'
import { leadToFound, openFound } from '#src/features/orders/track/lead-to-found.ts'
import { closedText, type BackKind } from './may-go-back.ts'

/** What was done: when, with which units, and the return whose label can be printed. */
export type BackDone = { at: string; lines: { id: string; qty: number }[]; returnId?: string | undefined }

/** What a page shows: the form that finds an order, the one that asks what goes back, or what was done. */
export type GoingBack =
  | { step: 'find'; sent: SentForm }
  | { step: 'choose'; order: Order; sent: SentForm }
  | { step: 'done'; order: Order; done: BackDone }

/** What a way of going back does with a form that was confirmed. */
export type TakeBack = (
  order: Order,
  values: FormValues,
) => Promise<BackDone | { sent: SentForm } | { error: ClientError }>

const failureOf = (
  error: ClientError,
  values: FormValues,
  { kind, order, site }: { kind: BackKind; order: Order; site: Site },
): SentForm => {
  const { returns: text } = messages[site.language]
  const { reason } = error.additionalInfo
  if (reason === 'late') return { ...untouched(values), failure: closedText(kind, order, site) }
  if (reason === 'units' || reason === 'state') return { ...untouched(values), failure: text.changed }
  return refusedForm([], values, error, site)
}

/**
 * Finds an order by the number and email of a form, asks what of it goes back, and does that once it is confirmed. A form counts the returns
 * that its order had, so that one that is sent again does nothing twice.
 */
export const goBack = async (
  locals: App.Locals,
  request: Request,
  kind: BackKind,
  take: TakeBack,
): Promise<GoingBack | Response> => {
  const { site } = locals
  if (request.method !== 'POST') {
    const opened = await openFound(locals, request)
    return 'order' in opened
      ? { step: 'choose', order: opened.order, sent: untouched() }
      : { step: 'find', sent: opened.sent }
  }
  const values = await readForm(request)
  if (values instanceof Response) return values
  const found = await findPosted(locals, values)
  if ('sent' in found) return { step: 'find', sent: found.sent }
  const { order } = found
  if (values['act'] !== kind) return leadToFound(request, order)
  if (values['returns'] !== String(order.returns.length)) {
    const failure = messages[site.language].returns.changed
    return { step: 'choose', order, sent: { ...untouched(values), failure } }
  }
  const taken = await take(order, values)
  if ('sent' in taken) return { step: 'choose', order, sent: taken.sent }
  const now = await findPosted(locals, values)
  const after = 'order' in now ? now.order : order
  return 'error' in taken
    ? { step: 'choose', order: after, sent: failureOf(taken.error, values, { kind, order: after, site }) }
    : { step: 'done', order: after, done: taken }
}
