import { expect, it } from 'vitest'
import type { Review } from '#src/contract/reviews/review.ts'
import { siteOf } from '#src/contract/sites.ts'
import ReviewCard from '#src/features/reviews/ReviewCard.astro'
import { createContainer } from './create-container.ts'
import { visitorLocals } from './visitor-locals.ts'

const container = await createContainer()

const review: Review = {
  reviewId: '5a5c2f86-6ff5-4f3e-9d4c-2f1f6d0f8a01',
  ...{ rating: 4, title: 'Bien', text: 'Elles tiennent.', nickname: 'Ada', locale: 'fr-fr' },
  ...{ publishedAt: '2026-06-01T12:00:00.000Z', aspects: { fit: 5 }, helpful: 0, unhelpful: 0 },
}

it.each([
  ['en-us', 'Fit: Runs large'],
  ['fr-fr', 'Taille\u00a0: Grande'],
] as const)('says how a product fits as its language does (%s)', async (locale, told) => {
  const site = siteOf(locale)
  const { locals } = visitorLocals(site ? { site } : {})
  const props = { productId: 'BOOT1', review, heading: 'h3', back: '/' }
  const html = await container.renderToString(ReviewCard, { props, locals })
  const [, aspect = ''] = /class="review-aspects".*?<li[^>]*>(.*?)<\/li>/s.exec(html) ?? []
  expect(
    aspect
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll(/[ \n]+/g, ' ')
      .trim(),
  ).toBe(told)
})
