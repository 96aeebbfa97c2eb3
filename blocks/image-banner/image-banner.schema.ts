import { z } from 'zod'
import { blockFields } from '#src/canvas/block-fields.ts'
import { defineBlock, type BlockProps } from '#src/canvas/define-block.ts'

export const imageBanner = defineBlock({
  type: 'image-banner',
  title: 'Image banner',
  description: 'A picture in its own proportions, nothing cropped, with few words on it or none.',
  schema: z.object({
    ...blockFields,
    alignment: z
      .enum(['start', 'center', 'end'])
      .default('start')
      .describe('Side of the picture the words stand on'),
  }),
})

export type ImageBannerProps = BlockProps<typeof imageBanner>
