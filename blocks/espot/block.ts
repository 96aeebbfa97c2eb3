import { z } from 'zod'
import { blockFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import type { PictureLayout } from '#src/components/picture/picture-sources.ts'
import { onPicture } from '#src/components/banner-frame/banner-stylesheets.ts'
import { espotExamples } from './examples.ts'

const schema = z.object({
  ...blockFields,
  shape: z.enum(['portrait', 'square', 'landscape']).default('portrait').describe('Proportions of the tile'),
})

export type ESpotProps = z.output<typeof schema>
export type ESpotEntry = z.input<typeof schema>

/** One crop for all shapes, which cover it. */
export const espotPicture: PictureLayout = {
  sm: {
    ratio: 1,
    sizes: '(width < 48rem) 80vw, (width < 90rem) 34vw, 30rem',
    widths: [320, 480, 640, 800, 960],
  },
}

export const espot = defineBlock({
  type: 'espot',
  title: 'E-spot',
  description: 'A small advertisement with its words on the picture, to stand among products or cards.',
  schema,
  examples: espotExamples,
  stylesheets: [...onPicture, 'tile', 'espot'],
  picture: espotPicture,
  cacheable: true,
})
