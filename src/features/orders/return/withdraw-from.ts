import { untouched } from '#src/contract/forms/form-field.ts'
import { messages } from '#src/messages/messages.ts'
import { goBack, type GoingBack } from './go-back.ts'
import { postedUnits } from './order-line-fields.ts'
import { withdrawableLines } from './withdraw-form.ts'

/** Withdraws from what a form says (Directive 2011/83/EU, article 11a). */
export const withdrawFrom = async (locals: App.Locals, request: Request): Promise<GoingBack | Response> => {
  const { call, site } = locals
  return goBack(locals, request, 'withdraw', async (order, values) => {
    const lines = postedUnits(withdrawableLines(order, site), values)
    if (lines.length === 0)
      return { sent: { ...untouched(values), failure: messages[site.language].returns.withdrawal.nothing } }
    const made = await call('POST /consumers-v3/consumer/withdrawal/{orderId}', {
      path: { orderId: order.orderNumber },
      body: { email: order.email, lines },
    })
    if (!made.ok) return { error: made.error }
    const { withdrawnAt: at, label, order: after } = made.value
    const { returnId } = after.returns.findLast(({ kind }) => kind === 'withdrawal') ?? {}
    return { at, lines, returnId: label && returnId }
  })
}
