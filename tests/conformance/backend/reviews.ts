import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { randomId } from '#src/base/ids.ts'
import { createSeal } from '#src/backend/platform/seal.ts'
import { adoptReviews } from '#src/backend/reviews/adopt-reviews.ts'
import { createModeration, removeReviews } from '#src/backend/reviews/moderate-review.ts'
import { createReviewLinks } from '#src/backend/reviews/review-links.ts'
import { reviewPersonalData } from '#src/backend/reviews/review-personal-data.ts'
import { productReview } from '#src/backend/reviews/review-tables.ts'
import { reviewBounds, reviewSorts } from '#src/contract/reviews/review.ts'
import { eventually } from '#tests/setup/eventually.ts'
import { member } from './accounts.ts'
import { createCheckout, keepStock } from './checking-out.ts'
import { createFulfilling, lineOf } from './fulfilling.ts'
import { opening, shopSecret, type Shop } from './shop.ts'
import { staffVisitor } from './staff-visitor.ts'
import { pendingReview, writtenWords as words } from './written-review.ts'
import { createVisitor, shopper } from './visitor.ts'

const read = 'GET /products/v1/products/{productId}/reviews'
const purchase = 'GET /products/v1/products/{productId}/reviews/purchase'
const purchases = 'GET /products/v1/reviews/purchases'
const write = 'POST /products/v1/products/{productId}/reviews'
const vote = 'POST /products/v1/products/{productId}/review/{reviewId}/vote'
const flag = 'POST /products/v1/products/{productId}/review/{reviewId}/flag'
const queue = 'GET /ops/v1/reviews'
const moderation = 'POST /ops/v1/reviews/{reviewId}/moderation'
const reply = 'PUT /ops/v1/reviews/{reviewId}/reply'
const details = 'GET /products/v2/products/{productId}/details'

const boot = { path: { productId: 'FELLBOOT1' } }
/** What buyers write of products. */
export const describeReviews = (shop: () => Shop): void => {
  const { checkingOut } = createCheckout(shop)
  const { staff } = createFulfilling(shop)
  keepStock(shop)
  const db = () => shop().database.sql
  const visitor = () => createVisitor(shop().backend)
  const moderating = () => createModeration(db(), () => opening)

  const bought = async () => {
    const buyer = await checkingOut()
    const order = await buyer.pay()
    return { ...buyer, order }
  }

  const sent = async () => {
    const buyer = await bought()
    await (await staff()).ship(buyer.order.orderNumber, [{ id: lineOf(buyer.order), qty: 1 }])
    return buyer
  }

  const review = (more: object = {}) => ({ ...boot, body: { rating: 2, ...words, ...more } })

  afterEach(async () => {
    const added = await db()
      .select({ id: productReview.id })
      .from(productReview)
      .where(sql`${productReview.nickname} <> 'Ada L.'`)
    await db().transaction((tx) =>
      removeReviews(
        tx,
        added.map(({ id }) => id),
      ),
    )
  })

  /** The catalogue is heard of a moment after the rating. */
  const rated = (rating: { score: number; reviewsCount: number }) =>
    eventually(async () => expect((await visitor().call(details, boot)).rating).toEqual(rating))

  it('answers a page of reviews, and what all of them say', async () => {
    const { summary, reviews, ...page } = await visitor().call(read, { ...boot, query: { pageSize: 2 } })
    expect(page).toEqual({ page: 1, pageSize: 2, pageCount: 3, total: 5, sort: 'helpful' })
    expect(reviews.map(({ title, helpful }) => [title, helpful])).toEqual([
      ['Review 2', 2],
      ['Review 4', 1],
    ])
    expect(summary).toEqual({
      ...{ average: 4.6, total: 5, recommended: { count: 3, of: 5 }, aspects: { fit: 2.6, comfort: 5 } },
      histogram: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 5 ? 3 : stars === 4 ? 2 : 0 })),
    })
    const none = await visitor().call(read, { path: { productId: 'GIFTCARD01' } })
    expect(none).toMatchObject({ total: 0, pageCount: 1, reviews: [], summary: { average: 0, aspects: {} } })
  })

  it('sorts them, and keeps to those with so many stars', async () => {
    const titles = async (query: object) =>
      (await visitor().call(read, { ...boot, query })).reviews.map(({ title }) => title.slice(-1)).join('')
    expect(await Promise.all(reviewSorts.map((sort) => titles({ sort })))).toEqual([
      ...['43210', '32041', '41320', '24130'],
    ])
    expect(await titles({ stars: 4, sort: 'newest' })).toBe('41')
    expect(await titles({ stars: 1 })).toBe('')
    expect(await titles({ sort: 'newest', page: 2, pageSize: 3 })).toBe('10')
  })

  it('takes a review of a buyer who has it, once, and shows it when it is published', async () => {
    const waiting = await bought()
    await waiting.refused('REV403', purchase, boot)
    await waiting.refused('REV403', write, review())
    const buyer = await sent()
    await (await shopper(shop().backend)).refused('REV403', write, review())
    expect(await buyer.call(purchase, boot)).toEqual({ productId: 'FELLBOOT1', name: 'Fell Boot' })
    const aspects = { fit: 1, comfort: 4 }
    const { reviewId } = await buyer.call(write, review({ recommends: false, aspects }), 'de-de')
    await buyer.refused('REV409', write, review())
    await buyer.refused('REV409', purchase, boot)
    expect((await visitor().call(read, boot)).total).toBe(5)

    const moderator = await staffVisitor(shop())
    const { reviews, total } = await moderator.call(queue, {})
    expect(total).toBe(1)
    expect(reviews).toMatchObject([
      { reviewId, productName: 'Fell Boot', state: 'pending', createdAt: opening, locale: 'de-de' },
    ])
    await moderator.call(moderation, { path: { reviewId }, body: { state: 'published' } })
    await moderator.call(reply, { path: { reviewId }, body: { text: 'Wax them.' } })
    const shown = await visitor().call(read, { ...boot, query: { sort: 'lowest', pageSize: 1 } })
    expect(shown).toMatchObject({
      summary: { average: 4.2, total: 6, recommended: { count: 3, of: 6 } },
      reviews: [
        {
          ...{ reviewId, rating: 2, ...words, recommends: false, aspects, helpful: 0, unhelpful: 0 },
          ...{ publishedAt: opening, reply: { text: 'Wax them.', at: opening } },
        },
      ],
    })
    await rated({ score: 4.2, reviewsCount: 6 })

    await moderator.call(moderation, { path: { reviewId }, body: { state: 'rejected' } })
    await rated({ score: 4.6, reviewsCount: 5 })
    expect((await moderator.call(queue, { query: { queue: 'rejected' } })).total).toBe(1)
    await buyer.refused('REV409', write, review())
  })

  it('lets the link of a mail review as well, until it is too old', async () => {
    const { order } = await sent()
    const links = (instant: string) =>
      createReviewLinks(createSeal(shopSecret, 'review links'), () => instant).write(order.orderNumber)
    const stranger = await shopper(shop().backend)
    for (const token of [links('2026-01-01T00:00:00.000Z'), 'forged'])
      await stranger.refused('REV403', write, review({ token }))
    await stranger.call(purchase, { ...boot, query: { token: links(opening) } })
    const mailed = { query: { token: links(opening) } }
    const held = { productId: 'FELLBOOT1', name: 'Fell Boot' }
    expect(await stranger.call(purchases, mailed)).toEqual({ purchases: [held] })
    await stranger.call(write, review({ token: links(opening) }))
    expect(await stranger.call(purchases, mailed)).toEqual({ purchases: [] })
    const other = await shopper(shop().backend)
    await other.refused('REV409', write, review({ token: links(opening) }))
  })

  it('names what is too long', async () => {
    const buyer = await sent()
    for (const field of ['title', 'text', 'nickname'] as const) {
      const max = reviewBounds[field]
      const { additionalInfo } = await buyer.refused(
        'REV410',
        write,
        review({ [field]: 'x'.repeat(max + 1) }),
      )
      expect(additionalInfo).toEqual({ field, maxLength: max })
    }
    await buyer.refused('ATTR200', write, review({ rating: 6 }))
    await buyer.refused('ATTR200', write, review({ title: ' ' }))
    await buyer.call(write, review({ text: 'x'.repeat(reviewBounds.text) }))
  })

  it('counts one vote of each shopper, who may think again', async () => {
    const [one] = (await visitor().call(read, { ...boot, query: { sort: 'newest' } })).reviews
    const path = { ...boot.path, reviewId: one?.reviewId ?? '' }
    const [first, second] = await Promise.all([shopper(shop().backend), shopper(shop().backend)])
    const counts = { helpful: 1, unhelpful: 0 }
    const yes = { path, body: { helpful: true } }
    expect(await first.call(vote, yes)).toEqual({ ...counts, helpful: 2 })
    expect(await first.call(vote, yes)).toEqual({ ...counts, helpful: 2 })
    expect(await second.call(vote, { path, body: { helpful: false } })).toEqual({ helpful: 2, unhelpful: 1 })
    expect(await first.call(vote, { path, body: { helpful: false } })).toEqual({ helpful: 1, unhelpful: 2 })
    const elsewhere = { ...path, productId: 'WOOLSOCKS' }
    await first.refused('REV404', vote, { path: elsewhere, body: { helpful: true } })
    await db().update(productReview).set({ unhelpful: 0 }).where(eq(productReview.id, path.reviewId))
  })

  it('has staff look at what is flagged, once of each shopper', async () => {
    const [one] = (await visitor().call(read, boot)).reviews
    const path = { ...boot.path, reviewId: one?.reviewId ?? '' }
    const [first, second] = [await shopper(shop().backend), await shopper(shop().backend)]
    for (const somebody of [first, first, second]) await somebody.call(flag, { path, body: {} })
    const moderator = await staffVisitor(shop())
    const flagged = { query: { queue: 'flagged' } } as const
    expect((await moderator.call(queue, flagged)).reviews).toMatchObject([
      { flags: 2, reviewId: path.reviewId },
    ])
    const again = { path: { reviewId: path.reviewId }, body: { state: 'published' } } as const
    await moderator.call(moderation, again)
    expect(await moderator.call(queue, flagged)).toEqual({ reviews: [], total: 0 })
    await first.call(flag, { path, body: {} })
    expect((await moderator.call(queue, flagged)).reviews).toMatchObject([{ flags: 1 }])
    await moderator.call(moderation, again)
    await first.refused('REV404', flag, { path: { ...boot.path, reviewId: randomId() }, body: {} })
  })

  it('knows what to moderate, and takes a reply back', async () => {
    const moderator = await staffVisitor(shop())
    const unknown = { path: { reviewId: randomId() } }
    await moderator.refused('REV404', moderation, { ...unknown, body: { state: 'published' } })
    await moderator.refused('REV404', reply, { ...unknown, body: { text: 'Hello.' } })
    const row = pendingReview('FELLBOOT1')
    await db().insert(productReview).values(row)
    const path = { reviewId: row.id }
    expect(await moderator.call(reply, { path, body: { text: 'Hello.' } })).toEqual({ replied: true })
    expect(await moderator.call(reply, { path, body: { text: '' } })).toEqual({ replied: false })
    const [waiting] = (await moderator.call(queue, {})).reviews
    expect(waiting).not.toHaveProperty('reply')
    await visitor().refused('AUT404', queue, {})
  })

  it('makes what a guest says of reviews the customer’s as they sign in, and counts it once', async () => {
    const [one, other] = (await visitor().call(read, { ...boot, query: { sort: 'newest' } })).reviews
    if (!one || !other) throw new Error('There are two reviews.')
    const pathOf = ({ reviewId }: typeof one) => ({ ...boot.path, reviewId })
    const yes = { path: pathOf(one), body: { helpful: true } }
    const no = { path: pathOf(other), body: { helpful: false } }
    const customer = await member(shop())
    await customer.signIn()
    const guest = await shopper(shop().backend)
    for (const somebody of [customer, guest]) {
      await somebody.call(vote, yes)
      await somebody.call(flag, { path: yes.path, body: {} })
    }
    await guest.call(vote, no)
    await guest.call(flag, { path: no.path, body: {} })
    await customer.signIn(guest)

    const counts = ({ helpful, unhelpful }: typeof one) => ({ helpful, unhelpful })
    expect(await guest.call(vote, yes)).toEqual({ ...counts(one), helpful: one.helpful + 1 })
    expect(await guest.call(vote, no)).toEqual({ ...counts(other), unhelpful: other.unhelpful + 1 })
    await guest.call(flag, { path: no.path, body: {} })
    const moderator = await staffVisitor(shop())
    const { reviews } = await moderator.call(queue, { query: { queue: 'flagged' } })
    expect(reviews.map(({ flags }) => flags)).toEqual([1, 1])
    const { reviewVotes } = await reviewPersonalData.read(db(), customer.consumerId)
    expect(reviewVotes).toHaveLength(2)
    for (const each of [one, other]) {
      const { reviewId } = each
      await moderator.call(moderation, { path: { reviewId }, body: { state: 'published' } })
      await db().update(productReview).set(counts(each)).where(eq(productReview.id, reviewId))
    }
  })

  it('keeps no email of a guest’s review of what the customer reviewed', async () => {
    const [guestId, customerId] = [randomId(), randomId()]
    const row = pendingReview('FELLBOOT1', { ownerId: guestId, email: 'guest@mail.test' })
    const own = pendingReview('FELLBOOT1', { ownerId: customerId, email: 'customer@mail.test' })
    await db().insert(productReview).values([row, own])
    await adoptReviews(db(), guestId, customerId)
    const { ownerId, email } = productReview
    const stored = await db()
      .select({ ownerId, email })
      .from(productReview)
      .where(eq(productReview.id, row.id))
    expect(stored).toEqual([{ ownerId: null, email: null }])
  })

  it('exports what a customer wrote and forgets it, with what it counts', async () => {
    const ownerId = randomId()
    const row = pendingReview('FELLBOOT1', { ownerId, rating: 1 })
    await db().insert(productReview).values(row)
    await moderating().decide(row.id, 'published')
    expect(await reviewPersonalData.read(db(), ownerId)).toMatchObject({
      reviews: [{ ...words, state: 'published' }],
      reviewVotes: [],
    })
    await rated({ score: 4, reviewsCount: 6 })
    await db().transaction((tx) => reviewPersonalData.forget(tx, ownerId))
    expect(await reviewPersonalData.read(db(), ownerId)).toEqual({ reviews: [], reviewVotes: [] })
    await rated({ score: 4.6, reviewsCount: 5 })
  })
}
