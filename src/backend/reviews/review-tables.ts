import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '#src/backend/platform/database/instant-column.ts'
import type { ReviewState } from '#src/contract/reviews/review.ts'

const isPublished = sql`state = 'published'`

/** What a buyer wrote of a product. An owner has one of each product at most, and so has an email. */
export const productReview = pgTable(
  'product_review',
  {
    id: uuid().primaryKey(),
    productId: text('product_id').notNull(),
    /** Whose order it is about: the customer, or the session of a guest; null for reviews that were written elsewhere, as is the email. */
    ownerId: uuid('owner_id'),
    /** Of the order, in lower case. */
    email: text(),
    locale: text().notNull(),
    state: text().$type<ReviewState>().notNull(),
    rating: smallint().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    nickname: text().notNull(),
    recommends: boolean(),
    fit: smallint(),
    width: smallint(),
    comfort: smallint(),
    helpful: integer().notNull().default(0),
    unhelpful: integer().notNull().default(0),
    /** Shoppers who had it looked at again since staff last did. */
    flags: integer().notNull().default(0),
    reply: text(),
    repliedAt: instant('replied_at'),
    createdAt: instant('created_at').notNull(),
    /** When it was published first. */
    publishedAt: instant('published_at'),
  },
  (table) => [
    uniqueIndex('product_review_owner').on(table.productId, table.ownerId),
    uniqueIndex('product_review_email').on(table.productId, table.email),
    index('product_review_of_owner').on(table.ownerId),
    index('product_review_newest').on(table.productId, table.publishedAt.desc(), table.id).where(isPublished),
    index('product_review_highest')
      .on(table.productId, table.rating.desc(), table.publishedAt.desc(), table.id)
      .where(isPublished),
    index('product_review_lowest')
      .on(table.productId, table.rating, table.publishedAt.desc(), table.id)
      .where(isPublished),
    index('product_review_helpful')
      .on(table.productId, table.helpful.desc(), table.publishedAt.desc(), table.id)
      .where(isPublished),
    index('product_review_of_stars_helpful')
      .on(table.productId, table.rating, table.helpful.desc(), table.publishedAt.desc(), table.id)
      .where(isPublished),
    index('product_review_state').on(table.state, table.createdAt),
    index('product_review_flagged')
      .on(table.flags)
      .where(sql`flags > 0`),
  ],
)

/** What the published reviews of a product with so many stars add up to; changes in the transaction that changes them. */
export const reviewTally = pgTable(
  'review_tally',
  {
    productId: text('product_id').notNull(),
    rating: smallint().notNull(),
    reviews: integer().notNull(),
    /** Those who recommend it, and all who say whether they do. */
    recommending: integer().notNull(),
    recommendations: integer().notNull(),
    fitSum: integer('fit_sum').notNull(),
    fits: integer().notNull(),
    widthSum: integer('width_sum').notNull(),
    widths: integer().notNull(),
    comfortSum: integer('comfort_sum').notNull(),
    comforts: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.rating] })],
)

/** Whether somebody found a review helpful: one answer of each, a customer’s or a guest’s session’s. */
export const reviewVote = pgTable(
  'review_vote',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => productReview.id, { onDelete: 'cascade' }),
    voterId: uuid('voter_id').notNull(),
    helpful: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.voterId] }),
    index('review_vote_voter').on(table.voterId),
  ],
)

/** Who had a review looked at again. */
export const reviewFlag = pgTable(
  'review_flag',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => productReview.id, { onDelete: 'cascade' }),
    voterId: uuid('voter_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.voterId] }),
    index('review_flag_voter').on(table.voterId),
  ],
)
