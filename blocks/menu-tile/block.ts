import { z } from 'zod'
import { blockFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import type { PictureLayout } from '#src/components/picture/picture-sources.ts'
import { besidePicture } from '#src/components/banner-frame/banner-stylesheets.ts'
import { menuTileExamples } from './examples.ts'

const schema = z.object({ ...blockFields, linkType: blockFields.linkType.unwrap().default('No-CTA') })

export type MenuTileProps = z.output<typeof schema>
export type MenuTileEntry = z.input<typeof schema>

export const menuTilePicture: PictureLayout = {
  sm: { ratio: 4 / 3, sizes: '(width < 48rem) 50vw, 18rem', widths: [160, 240, 320, 480, 640] },
}

export const menuTile = defineBlock({
  type: 'menu-tile',
  title: 'Menu tile',
  description: 'A small picture with a name under it, all of it one link; mostly within a menu.',
  schema,
  examples: menuTileExamples,
  stylesheets: [...besidePicture, 'tile', 'menu-tile'],
  picture: menuTilePicture,
  cacheable: true,
})
