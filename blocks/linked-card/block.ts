import { z } from 'zod'
import { blockFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import type { PictureLayout } from '#src/components/picture/picture-sources.ts'
import { besidePicture } from '#src/components/banner-frame/banner-stylesheets.ts'
import { linkedCardExamples } from './examples.ts'

const schema = z.object({ ...blockFields, linkType: blockFields.linkType.unwrap().default('No-CTA') })

export type LinkedCardProps = z.output<typeof schema>
export type LinkedCardEntry = z.input<typeof schema>

export const linkedCardPicture: PictureLayout = {
  sm: {
    ratio: 4 / 5,
    sizes: '(width < 48rem) 80vw, (width < 90rem) 33vw, 28rem',
    widths: [320, 480, 640, 800, 960],
  },
}

export const linkedCard = defineBlock({
  type: 'linked-card',
  title: 'Linked card',
  description:
    'A picture with its words under it, all of it one link named by the first target; mostly within a collection.',
  schema,
  examples: linkedCardExamples,
  stylesheets: [...besidePicture, 'tile', 'linked-card'],
  picture: linkedCardPicture,
  cacheable: true,
})
