import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { CheckoutCart } from '#src/backend/cart/queries/checkout-cart.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import { hasOrderedAs } from '../store/order-store.ts'

/**
 * PRM160 where a cart holds a code for first orders and its email, in lower case, has an order: of a guest the cart knows a session alone,
 * which each visit may begin anew. It tells whether an email is a shopper's, so that it is asked of who seems to be a person, and counted.
 */
export const firstOrderFault = async (
  db: Sql,
  { promotions }: Pick<CheckoutCart, 'promotions'>,
  email: string,
): Promise<ApiError<'PRM160'> | undefined> => {
  const newcomers = promotions.find(({ code, isForFirstOrder }) => isForFirstOrder && code !== undefined)
  return newcomers && (await hasOrderedAs(db, email))
    ? apiError('PRM160', { promotionId: newcomers.promotionId })
    : undefined
}
