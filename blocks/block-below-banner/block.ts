import { z } from 'zod'
import { blockFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import { fullWidthPicture } from '#src/components/banner-frame/full-width-picture.ts'
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

export const blockBelowPicture = fullWidthPicture({ ratio: 5 / 4 }, { ratio: 2 })

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
