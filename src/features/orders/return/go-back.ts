import { untouched, type FormValues, type SentForm } from '#src/contract/forms/form-field.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { Site } from '#src/contract/sites.ts'
import { findPosted } from '#src/features/orders/track/find-form.ts'
import { foundPath, leadToFound, openFound } from '#src/features/orders/track/lead-to-found.ts'
import { refusedForm, wordedFaults } from '#src/forms/refused-form.ts'
import { readForm } from '#src/forms/read-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { chosenUnits } from '#src/rules/orders/line-units.ts'
import { backDoneOf, isOrderChanged, returnItems, withdrawFrom, type BackDone } from '#src/stores/orders.ts'
import { closedText, goBackFields, type BackKind } from './go-back-form.ts'

/** What a page shows: the form that finds an order, the one that asks what goes back, or what was done. */
export type GoingBack =
  | { step: 'find'; sent: SentForm }
  | { step: 'choose'; order: Order; sent: SentForm; changed: string; receipt: string }
  | { step: 'done'; order: Order; done: BackDone }

/** The queries by which a page says that its order changed while it was looked at, and what went back of it last. */
const marks = { changed: 'changed', receipt: 'done' } as const

const kindsOfReturn = { return: 'return', withdraw: 'withdrawal' } as const

const acts = { return: returnItems, withdraw: withdrawFrom }

const failureOf = (
  error: ClientError,
  values: FormValues,
  { kind, order, site }: { kind: BackKind; order: Order; site: Site },
): SentForm => {
  const { returns: text } = messagesOf(site)
  const { reason } = error.additionalInfo
  if (reason === 'late') return { ...untouched(values), failure: closedText(kind, order, site) }
  if (isOrderChanged(error)) return { ...untouched(values), failure: text.changed }
  return refusedForm([], values, error, site)
}

/** Finds an order by the number and email of a form, asks what of it goes back, and does that once it is confirmed. */
export const goBack = async (
  locals: App.Locals,
  request: Request,
  kind: BackKind,
): Promise<GoingBack | Response> => {
  const { call, site } = locals
  const { returns: text } = messagesOf(site)
  const choose = (order: Order, sent: SentForm): GoingBack => ({
    ...{ step: 'choose', order, sent },
    changed: foundPath(request, order, marks.changed),
    receipt: foundPath(request, order, marks.receipt),
  })
  if (request.method !== 'POST') {
    const opened = await openFound(locals, request)
    if ('sent' in opened) return { step: 'find', sent: opened.sent }
    const { searchParams } = new URL(request.url)
    const made = searchParams.has(marks.receipt)
      ? opened.order.returns.findLast((one) => one.kind === kindsOfReturn[kind])
      : undefined
    if (made) return { step: 'done', order: opened.order, done: backDoneOf(made) }
    const hasChanged = searchParams.has(marks.changed)
    return choose(opened.order, hasChanged ? { ...untouched(), failure: text.changed } : untouched())
  }
  const values = await readForm(request)
  if (values instanceof Response) return values
  const found = await findPosted(locals, values)
  if ('sent' in found) return { step: 'find', sent: found.sent }
  const { order } = found
  if (values['act'] !== kind) return leadToFound(request, order)
  if (values['returns'] !== String(order.returns.length))
    return choose(order, { ...untouched(values), failure: text.changed })
  const nothing = kind === 'return' ? text.nothing : text.withdrawal.nothing
  if (chosenUnits(values).length === 0) return choose(order, { ...untouched(values), failure: nothing })
  const faults = wordedFaults(goBackFields(kind, order, site), values, site)
  if (Object.keys(faults).length > 0) return choose(order, { values, faults })
  const done = await acts[kind](call, order, values)
  if (done.ok) return leadToFound(request, order, { mark: marks.receipt })
  const now = await findPosted(locals, values)
  const after = 'order' in now ? now.order : order
  return choose(after, failureOf(done.error, values, { kind, order: after, site }))
}
