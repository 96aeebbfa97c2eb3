import { z } from 'zod'
import { bandFields, headFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import { recommendationVariants } from '#src/components/recommendations/recommendation-layouts.ts'
import { maxRecommendations } from '#src/contract/recommendations/recommendation.ts'
import { recommendationsExamples } from './examples.ts'

const schema = z.object({
  ...headFields,
  title: headFields.title.describe('Without it: You may also like, in the language of the page'),
  variant: z
    .enum(recommendationVariants)
    .default('5-cards')
    .describe('Cards side by side on a desktop, where arrows lead on by a row; search-hub: six small ones'),
  productIds: z
    .array(z.string().regex(/^[A-Z0-9]{8,11}$/))
    .max(12)
    .optional()
    .describe('What they are to go with; on product pages the product, where none is named'),
  limit: z.int().min(1).max(maxRecommendations).default(12).describe('Most products'),
  ...bandFields,
})

export type RecommendationsProps = z.output<typeof schema>
export type RecommendationsEntry = z.input<typeof schema>

export const recommendations = defineBlock({
  type: 'recommendations',
  title: 'Recommendations',
  description: 'Products that go with others, or that many like; they follow from what is bought.',
  schema,
  examples: recommendationsExamples,
  stylesheets: ['carousel', 'product-card', 'recommendations'],
  cacheable: false,
  script: 'recommendations-script',
})
