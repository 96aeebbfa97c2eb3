import { expressCookie } from '#src/contract/cookies.ts'
import type { CallContext } from '#src/backend/api/handler.ts'

/** Whether a wallet orders from a cart beside the visitor's own, which the visitor keeps. */
export const isExpressBasket = ({ cookie }: Pick<CallContext, 'cookie'>, cartId: string): boolean =>
  ['new', cartId].includes(cookie(expressCookie) ?? '')
