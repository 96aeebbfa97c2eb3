import { z } from 'zod'

/** Orders in which reviews are read. */
export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/**
 * What buyers tell of a product besides their stars, from 1 to 5: how it fits (1 small, 3 true to size, 5 large), how wide it is (1 narrow,
 * 3 as expected, 5 wide), and how comfortable (5 very).
 */
export const reviewAspects = ['fit', 'width', 'comfort'] as const
export type ReviewAspect = (typeof reviewAspects)[number]

/** Most signs of what a buyer writes; REV410 beyond. */
export const reviewBounds = { title: 80, text: 2000, nickname: 30 }

/** The last page that is read: a page costs what it skips. */
export const maxReviewPage = 100

export const reviewStates = ['pending', 'published', 'rejected'] as const
export type ReviewState = (typeof reviewStates)[number]

const step = z.int().min(1).max(5)

export const starsSchema = step.describe('Stars')

export const aspectsSchema = z
  .object({ fit: step.optional(), width: step.optional(), comfort: step.optional() })
  .describe('From 1 to 5: fit from small to large, width from narrow to wide, comfort from little to much')

/** A review as every shopper reads it. */
export const reviewSchema = z
  .object({
    reviewId: z.uuid(),
    rating: starsSchema,
    title: z.string(),
    text: z.string(),
    nickname: z.string(),
    locale: z.string().describe('The site on which it was written: it is in its language'),
    recommends: z.boolean().optional(),
    aspects: aspectsSchema,
    helpful: z.int().min(0).describe('How many found it helpful'),
    unhelpful: z.int().min(0),
    publishedAt: z.iso.datetime(),
    reply: z.object({ text: z.string(), at: z.iso.datetime() }).optional().describe('Of the brand'),
  })
  .meta({ id: 'Review' })
export type Review = z.infer<typeof reviewSchema>

/** What all published reviews of a product say together. */
export const reviewSummarySchema = z
  .object({
    average: z.number().min(0).max(5).describe('Of the stars, with one decimal; 0 without a review'),
    total: z.int().min(0),
    histogram: z
      .array(z.object({ stars: starsSchema, count: z.int().min(0) }))
      .describe('From five stars to one'),
    recommended: z
      .object({ count: z.int().min(0), of: z.int().min(1) })
      .optional()
      .describe('How many of those who say recommend it; missing where nobody says'),
    aspects: z
      .object({
        fit: z.number().optional(),
        width: z.number().optional(),
        comfort: z.number().optional(),
      })
      .describe('Averages with one decimal, of aspects that somebody tells of'),
  })
  .meta({ id: 'ReviewSummary' })
export type ReviewSummary = z.infer<typeof reviewSummarySchema>
