import { goBack, type GoingBack } from './go-back.ts'
import { readReturn, returnableLines } from './return-form.ts'

/** Sends back what a form says, with a reason for each line. */
export const returnItems = async (locals: App.Locals, request: Request): Promise<GoingBack | Response> => {
  const { call, site } = locals
  return goBack(locals, request, 'return', async (order, values) => {
    const read = readReturn(returnableLines(order, site), values, site)
    if ('sent' in read) return read
    const made = await call('POST /consumers-v3/consumer/return/{orderId}/returnLabel', {
      path: { orderId: order.orderNumber },
      body: { email: order.email, lines: read.lines },
    })
    if (!made.ok) return { error: made.error }
    const { requestedAt: at, lines, returnId } = made.value
    return { at, lines, returnId }
  })
}
