import { z } from 'zod'
import { blockFields } from '#src/canvas/block-fields.ts'
import { defineBlock, type BlockProps } from '#src/canvas/define-block.ts'

export const splitBanner = defineBlock({
  type: 'split-banner',
  title: 'Split banner',
  description: 'A picture on one side and words on the other; one above the other on narrow screens.',
  schema: z.object({
    ...blockFields,
    imageWidth: z
      .literal([60, 50, 40])
      .default(50)
      .describe('Share of the width the picture takes, per cent (specification, section 9)'),
    imageSide: z.enum(['start', 'end']).default('start').describe('Side the picture stands on'),
  }),
})

export type SplitBannerProps = BlockProps<typeof splitBanner>
