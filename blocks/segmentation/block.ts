import { z } from 'zod'
import { blockFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import { entries, slot } from '#src/canvas/blocks/slot.ts'
import { segmentIds } from '#src/contract/personalization/segments.ts'
import { segmentationExamples } from './examples.ts'

const { name } = blockFields

const schema = z.object({
  name,
  segments: entries(z.object({ id: z.enum(segmentIds), targets: slot }))
    .default([])
    .meta({ description: 'Segments in the order they are tried' }),
  baselines: slot.default([]).meta({ description: 'Blocks for everyone else' }),
})

export type SegmentationEntry = z.input<typeof schema>

export const segmentation = defineBlock({
  type: 'segmentation',
  title: 'Segmentation',
  description: 'Shows the blocks of the first segment the visitor belongs to, else the baselines.',
  schema,
  examples: segmentationExamples,
  stylesheets: ['variant'],
  cacheable: false,
  script: 'variant-script',
})
