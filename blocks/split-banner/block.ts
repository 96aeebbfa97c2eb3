import { z } from 'zod'
import { blockFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import type { PictureLayout } from '#src/components/picture/picture-sources.ts'
import { besidePicture } from '#src/components/banner-frame/banner-stylesheets.ts'
import { splitBannerExamples } from './examples.ts'

const schema = z.object({
  ...blockFields,
  imageWidth: z
    .literal([60, 50, 40])
    .default(50)
    .describe('Share of the width the picture takes, per cent (specification, section 9)'),
  imageSide: z.enum(['start', 'end']).default('start').describe('Side the picture stands on'),
})

export type SplitBannerProps = z.output<typeof schema>
export type SplitBannerEntry = z.input<typeof schema>

/** One crop for all widths: the frame's height follows the words, and the picture covers it. */
export const splitPicture: PictureLayout = {
  sm: {
    ratio: 4 / 5,
    sizes: '(width < 48rem) 100vw, (width < 90rem) 55vw, 50rem',
    widths: [320, 480, 640, 800, 960, 1200, 1600],
  },
}

export const splitBanner = defineBlock({
  type: 'split-banner',
  title: 'Split banner',
  description: 'A picture on one side and words on the other; one above the other on narrow screens.',
  schema,
  examples: splitBannerExamples,
  stylesheets: [...besidePicture, 'split-banner'],
  picture: splitPicture,
  cacheable: true,
})
