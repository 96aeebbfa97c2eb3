import { randomId } from '#src/base/ids.ts'
import type { productReview } from '#src/backend/reviews/review-tables.ts'
import { opening } from './shop.ts'

export type ReviewRow = typeof productReview.$inferInsert

export const writtenWords = { title: 'Dry feet', text: 'Two bogs, no water.', nickname: 'Grace H.' }

/** A review that waits for staff. */
export const pendingReview = (productId: string, more: Partial<ReviewRow> = {}): ReviewRow => ({
  ...{ id: randomId(), productId, locale: 'en-us', state: 'pending', rating: 4 },
  ...{ ...writtenWords, createdAt: opening, ...more },
})
