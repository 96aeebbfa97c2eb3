import { z } from 'zod'
import { blockFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import { fullWidthPicture } from '#src/components/banner-frame/full-width-picture.ts'
import { onPicture } from '#src/components/banner-frame/banner-stylesheets.ts'
import { overlayBannerExamples } from './examples.ts'

const schema = z.object({
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
})

export type OverlayBannerProps = z.output<typeof schema>
export type OverlayBannerEntry = z.input<typeof schema>

/** A tall crop on phones, where the words lie at its foot; a wide one beyond. */
export const overlayPicture = fullWidthPicture({ ratio: 4 / 5 }, { ratio: 2 })

export const overlayBanner = defineBlock({
  type: 'overlay-banner',
  title: 'Overlay banner',
  description: 'Words laid over a share of a picture, on a panel where wanted.',
  schema,
  examples: overlayBannerExamples,
  stylesheets: [...onPicture, 'overlay-banner'],
  picture: overlayPicture,
  cacheable: true,
})
