import { z } from 'zod'
import { blockFields } from '#src/canvas/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import type { PictureLayout } from '#src/components/picture/picture-sources.ts'
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
export const imageBannerPicture: PictureLayout = {
  sm: { sizes: '100vw', widths: [320, 480, 640, 800, 960, 1200] },
  md: { sizes: '100vw', widths: [960, 1200, 1600, 2000, 2560] },
}

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
