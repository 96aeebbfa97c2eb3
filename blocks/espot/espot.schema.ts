import { z } from 'zod'
import { blockFields } from '#src/canvas/block-fields.ts'
import { defineBlock, type BlockProps } from '#src/canvas/define-block.ts'

export const espot = defineBlock({
  type: 'espot',
  title: 'E-spot',
  description: 'A small advertisement with its words on the picture, to stand among products or cards.',
  schema: z.object({
    ...blockFields,
    shape: z
      .enum(['portrait', 'square', 'landscape'])
      .default('portrait')
      .describe('Proportions of the tile'),
  }),
})

export type ESpotProps = BlockProps<typeof espot>
