import { z } from 'zod'
import { blockFields } from '#src/canvas/block-fields.ts'
import { defineBlock, type BlockProps } from '#src/canvas/define-block.ts'

export const heroBanner = defineBlock({
  type: 'hero-banner',
  title: 'Hero banner',
  description: 'A large picture with words and links on it, to open a page or a chapter of it.',
  schema: z.object({
    ...blockFields,
    alignment: z
      .enum(['start', 'center'])
      .default('start')
      .describe('Side of the picture the words stand on'),
  }),
})

export type HeroBannerProps = BlockProps<typeof heroBanner>
