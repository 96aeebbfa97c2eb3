import { z } from 'zod'
import { blockFields } from '#src/canvas/block-fields.ts'
import { defineBlock, type BlockProps } from '#src/canvas/define-block.ts'

export const blockBelowBanner = defineBlock({
  type: 'block-below-banner',
  title: 'Block-below banner',
  description: 'A wide picture with its words in a block below it, where they are read at ease.',
  schema: z.object({
    ...blockFields,
    alignment: z
      .enum(['start', 'center'])
      .default('start')
      .describe('Title at the start and the rest beside it on wide screens, or all of it centred'),
  }),
})

export type BlockBelowBannerProps = BlockProps<typeof blockBelowBanner>
