import { and, inArray, or } from 'drizzle-orm'
import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { reviewBounds } from '#src/contract/reviews/review.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import type { ParsedInput } from '#src/backend/api/call-input.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { productReview } from './review-tables.ts'

/** An item that has left its shop, the email of its order, and the customer or the guest’s session that owns it. */
type Purchase = { productId: string; name: string; email: string; ownerId: string }

/** Who says that they bought something: the holder of a link that was mailed, else a session by its own orders. */
export type Buyer = { token: string | undefined; sessionId: string }

/** Purchases of a buyer of which a unit has left, of one product where that is named. */
export type FindPurchases = (buyer: Buyer, productId?: string) => Promise<Purchase[]>

type Written = ParsedInput<'POST /products/v1/products/{productId}/reviews'>['body']

type Dependencies = { db: Sql; findPurchases: FindPurchases; clock: Clock; newId: NewId }

/** Buyers write of what they bought. REV403 for whoever has not bought it, or has it not yet; REV409 for a second review. */
export const createWriting = ({ db, findPurchases, clock, newId }: Dependencies) => {
  /** Those of purchases that their buyers have not reviewed. */
  const unreviewed = async (purchases: readonly Purchase[]): Promise<Purchase[]> => {
    const of = (name: 'productId' | 'email' | 'ownerId') => [...new Set(purchases.map((one) => one[name]))]
    const { productId, email, ownerId } = productReview
    const reviews = await db
      .select({ productId, email, ownerId })
      .from(productReview)
      .where(
        and(
          inArray(productId, of('productId')),
          or(inArray(email, of('email')), inArray(ownerId, of('ownerId'))),
        ),
      )
    return purchases.filter(
      (one) =>
        !reviews.some(
          (review) =>
            review.productId === one.productId &&
            (review.email === one.email || review.ownerId === one.ownerId),
        ),
    )
  }

  const open = async (
    productId: string,
    buyer: Buyer,
  ): Promise<Result<Purchase, ApiError<'REV403' | 'REV409'>>> => {
    const [purchase] = await findPurchases(buyer, productId)
    if (!purchase) return err(apiError('REV403'))
    return (await unreviewed([purchase])).length > 0 ? ok(purchase) : err(apiError('REV409'))
  }

  return {
    /** What the holder of a link may review yet, each product once. */
    purchases: async (
      buyer: Buyer,
    ): Promise<Result<CallOutput<'GET /products/v1/reviews/purchases'>, ApiError<'REV403'>>> => {
      const found = await findPurchases(buyer)
      if (found.length === 0) return err(apiError('REV403'))
      const purchases = new Map<string, { productId: string; name: string }>()
      for (const { productId, name } of await unreviewed(found))
        if (!purchases.has(productId)) purchases.set(productId, { productId, name })
      return ok({ purchases: [...purchases.values()] })
    },

    purchase: async (
      productId: string,
      buyer: Buyer,
    ): Promise<
      Result<
        CallOutput<'GET /products/v1/products/{productId}/reviews/purchase'>,
        ApiError<'REV403' | 'REV409'>
      >
    > => {
      const opened = await open(productId, buyer)
      return opened.ok ? ok({ productId, name: opened.value.name }) : opened
    },

    /** REV410 names the field that is too long. */
    write: async (
      productId: string,
      buyer: Buyer,
      locale: string,
      { rating, title, text, nickname, recommends, aspects }: Omit<Written, 'token'>,
    ): Promise<Result<{ reviewId: string }, ApiError<'REV403' | 'REV409' | 'REV410'>>> => {
      const words = { title, text, nickname }
      for (const field of ['title', 'text', 'nickname'] as const)
        if (words[field].length > reviewBounds[field])
          return err(apiError('REV410', { field, maxLength: reviewBounds[field] }))
      const opened = await open(productId, buyer)
      if (!opened.ok) return opened
      const { email, ownerId } = opened.value
      const { fit = null, width = null, comfort = null } = aspects
      const reviewId = newId()
      const added = await db
        .insert(productReview)
        .values({
          ...{ id: reviewId, productId, email, ownerId, locale },
          ...{ state: 'pending', rating, ...words, recommends: recommends ?? null, fit, width, comfort },
          createdAt: clock(),
        })
        .onConflictDoNothing()
        .returning({ id: productReview.id })
      return added.length > 0 ? ok({ reviewId }) : err(apiError('REV409'))
    },
  }
}

export type Writing = ReturnType<typeof createWriting>
