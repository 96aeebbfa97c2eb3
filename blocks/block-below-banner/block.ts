import { z } from 'zod'
import { blockFields } from '#src/canvas/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import type { PictureLayout } from '#src/components/picture/picture-sources.ts'
import { besidePicture } from '#src/components/banner-frame/banner-stylesheets.ts'
import { blockBelowBannerExamples } from './examples.ts'

const schema = z.object({
  ...blockFields,
  alignment: z
    .enum(['start', 'center'])
    .default('start')
    .describe('Title at the start and the rest beside it on wide screens, or all of it centred'),
})

export type BlockBelowBannerProps = z.output<typeof schema>
export type BlockBelowBannerEntry = z.input<typeof schema>

export const blockBelowPicture: PictureLayout = {
  sm: { ratio: 5 / 4, sizes: '100vw', widths: [320, 480, 640, 800, 960, 1200] },
  md: { ratio: 2, sizes: '100vw', widths: [960, 1200, 1600, 2000, 2560] },
}

export const blockBelowBanner = defineBlock({
  type: 'block-below-banner',
  title: 'Block-below banner',
  description: 'A wide picture with its words in a block below it, where they are read at ease.',
  schema,
  examples: blockBelowBannerExamples,
  stylesheets: [...besidePicture, 'block-below-banner'],
  picture: blockBelowPicture,
  cacheable: true,
})
