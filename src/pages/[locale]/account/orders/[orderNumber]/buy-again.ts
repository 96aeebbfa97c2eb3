import type { APIRoute } from 'astro'
import { buyAgain } from '#src/features/orders/detail/buy-again.ts'
import { withNotAdded } from '#src/features/orders/detail/not-added.ts'
import { orderPath } from '#src/features/orders/detail/order-path.ts'
import { respondToForm } from '../../../cart/_form-post.ts'

/** The button that puts an order into the cart again. */
export const POST: APIRoute = (context) =>
  respondToForm(context, async ({ cartId }) => {
    const { call, href } = context.locals
    const { orderNumber = '' } = context.params
    const read = await call('GET /consumers-v3/consumer/purchase/{orderId}', {
      path: { orderId: orderNumber },
    })
    if (!read.ok) return href(orderPath(orderNumber))
    return withNotAdded(href('/cart'), orderNumber, await buyAgain(call, read.value, cartId))
  })
