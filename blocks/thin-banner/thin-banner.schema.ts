import { z } from 'zod'
import { blockFields } from '#src/canvas/block-fields.ts'
import { defineBlock, type BlockProps } from '#src/canvas/define-block.ts'

export const thinBanner = defineBlock({
  type: 'thin-banner',
  title: 'Thin banner',
  description: 'A low strip with one thought and its link, on a colour or a picture.',
  schema: z.object({
    ...blockFields,
    alignment: z
      .enum(['start', 'center'])
      .default('start')
      .describe('Words at the start and links at the end, or all of it centred'),
  }),
})

export type ThinBannerProps = BlockProps<typeof thinBanner>
