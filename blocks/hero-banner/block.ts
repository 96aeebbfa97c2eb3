import { z } from 'zod'
import { blockFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import { fullWidthPicture } from '#src/components/banner-frame/full-width-picture.ts'
import { onPicture } from '#src/components/banner-frame/banner-stylesheets.ts'
import { heroBannerExamples } from './examples.ts'

const schema = z.object({
  ...blockFields,
  alignment: z.enum(['start', 'center']).default('start').describe('Side of the picture the words stand on'),
})

export type HeroBannerProps = z.output<typeof schema>
export type HeroBannerEntry = z.input<typeof schema>

/** A tall crop on phones, a wide one beyond; as wide as `--banner-height` of hero-banner.css makes it. */
export const heroPicture = fullWidthPicture(
  { ratio: 4 / 5, covers: 'min(27.2rem, 62svh)' },
  { ratio: 16 / 9, covers: 'min(78.2rem, 146svh)' },
)

export const heroBanner = defineBlock({
  type: 'hero-banner',
  title: 'Hero banner',
  description: 'A large picture with words and links on it, to open a page or a chapter of it.',
  schema,
  examples: heroBannerExamples,
  stylesheets: [...onPicture, 'hero-banner'],
  picture: heroPicture,
  cacheable: true,
})
