import { z } from 'zod'
import { blockFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import { fullWidthPicture } from '#src/components/banner-frame/full-width-picture.ts'
import { onPicture } from '#src/components/banner-frame/banner-stylesheets.ts'
import { imageBannerExamples } from './examples.ts'

const schema = z.object({
  ...blockFields,
  alignment: z
    .enum(['start', 'center', 'end'])
    .default('start')
    .describe('Side of the picture the words stand on'),
})

export type ImageBannerProps = z.output<typeof schema>
export type ImageBannerEntry = z.input<typeof schema>

/** The picture's own proportions at every width. */
export const imageBannerPicture = fullWidthPicture({}, {})

export const imageBanner = defineBlock({
  type: 'image-banner',
  title: 'Image banner',
  description: 'A picture in its own proportions, nothing cropped, with few words on it or none.',
  schema,
  examples: imageBannerExamples,
  stylesheets: [...onPicture, 'image-banner'],
  picture: imageBannerPicture,
  cacheable: true,
})
