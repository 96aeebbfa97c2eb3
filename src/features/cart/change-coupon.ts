import type { Client } from '#src/client/client.ts'

/** What a form of codes says: the code to take off, and else the one to apply. */
type CodeForm = { removed: string; code: string }

/** Applies a promo code to a cart, or takes one off. */
export const changeCoupon = (call: Client['call'], cartId: string, { removed, code }: CodeForm) =>
  removed === ''
    ? call('PUT /cart/v1/coupon', { body: { cartId, code } })
    : call('DELETE /cart/v1/coupon', { body: { cartId, code: removed } })
