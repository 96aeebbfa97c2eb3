import { z } from 'zod'
import { blockFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import { fullWidthPicture } from '#src/components/banner-frame/full-width-picture.ts'
import { onPicture } from '#src/components/banner-frame/banner-stylesheets.ts'
import { thinBannerExamples } from './examples.ts'

const schema = z.object({
  ...blockFields,
  alignment: z
    .enum(['start', 'center'])
    .default('start')
    .describe('Words at the start and links at the end, or all of it centred'),
})

export type ThinBannerProps = z.output<typeof schema>
export type ThinBannerEntry = z.input<typeof schema>

/** Low crops; on phones the words need more height. */
export const thinPicture = fullWidthPicture({ ratio: 16 / 9 }, { ratio: 6 })

export const thinBanner = defineBlock({
  type: 'thin-banner',
  title: 'Thin banner',
  description: 'A low strip with one thought and its link, on a colour or a picture.',
  schema,
  examples: thinBannerExamples,
  stylesheets: [...onPicture, 'thin-banner'],
  picture: thinPicture,
  cacheable: true,
})
