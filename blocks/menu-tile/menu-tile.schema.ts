import { z } from 'zod'
import { blockFields } from '#src/canvas/block-fields.ts'
import { defineBlock, type BlockProps } from '#src/canvas/define-block.ts'

export const menuTile = defineBlock({
  type: 'menu-tile',
  title: 'Menu tile',
  description: 'A small picture with a name under it, all of it one link; mostly within a menu.',
  schema: z.object({ ...blockFields, linkType: blockFields.linkType.unwrap().default('No-CTA') }),
})

export type MenuTileProps = BlockProps<typeof menuTile>
