import { z } from 'zod'
import { blockFields } from '#src/canvas/block-fields.ts'
import { defineBlock, type BlockProps } from '#src/canvas/define-block.ts'

export const overlayBanner = defineBlock({
  type: 'overlay-banner',
  title: 'Overlay banner',
  description: 'Words laid over a share of a picture, on a panel where wanted.',
  schema: z.object({
    ...blockFields,
    overlayWidth: z
      .enum(['xs', 'sm', 'md', 'lg'])
      .default('sm')
      .describe('Share of the width on desktop: about 1/3, 1/2, 2/3, 11/12 (specification, section 9)'),
    alignment: z
      .enum(['start', 'center', 'end'])
      .default('start')
      .describe('Side of the picture the words lie on'),
    verticalAlignment: z
      .enum(['top', 'center', 'bottom'])
      .default('center')
      .describe('Height they lie at; the foot of the picture on phones'),
  }),
})

export type OverlayBannerProps = BlockProps<typeof overlayBanner>
