import type { StaffOrder } from '#src/contract/orders/staff-calls.ts'
import type { OpsOutcome } from '../ops-post.ts'
import { changeOrder, outcomeOf } from './change-order.ts'

/** What the page of an order comes to: the order, what was done last and a form that was refused; where a form that was taken leads, or none. */
type Loaded =
  | {
      kind: 'found'
      staffOrder: StaffOrder
      outcome: OpsOutcome | undefined
      typed?: FormData
      status: 200 | 409
    }
  | { kind: 'done'; to: string }
  | { kind: 'failed'; status: 404 | 503 }

/** Reads an order for staff, and first does what a form that was posted asks for. */
export const loadStaffOrder = async (
  orderNumber: string,
  request: Request,
  { call }: Pick<App.Locals, 'call'>,
): Promise<Loaded> => {
  const read = async () => call('GET /ops/v1/orders/{orderNumber}', { path: { orderNumber } })
  const before = await read()
  if (!before.ok) return { kind: 'failed', status: before.error.status < 500 ? 404 : 503 }
  if (request.method !== 'POST') {
    const outcome = outcomeOf(new URL(request.url).searchParams.get('done'))
    return { kind: 'found', staffOrder: before.value, outcome, status: 200 }
  }
  const form = await request.formData().catch(() => new FormData())
  const changed = await changeOrder(call, before.value.order, form)
  if ('done' in changed) return { kind: 'done', to: `/ops/orders/${orderNumber}?done=${changed.done}` }
  const now = await read()
  return {
    kind: 'found',
    staffOrder: now.ok ? now.value : before.value,
    outcome: { kind: 'refused', text: changed.refused },
    typed: form,
    status: 409,
  }
}
