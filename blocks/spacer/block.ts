import { z } from 'zod'
import { blockFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import { spacerExamples } from './examples.ts'

const schema = z.object({
  name: blockFields.name,
  size: z.enum(['sm', 'md', 'lg', 'xl']).default('md'),
  line: z.boolean().default(false).describe('A hairline in the middle'),
  hideOnBreakpoint: blockFields.hideOnBreakpoint,
})

export type SpacerProps = z.output<typeof schema>
export type SpacerEntry = z.input<typeof schema>

export const spacer = defineBlock({
  type: 'spacer',
  title: 'Spacer',
  description: 'Space between two blocks, with a hairline where wanted.',
  schema,
  examples: spacerExamples,
  stylesheets: ['spacer'],
  picture: 'none',
  cacheable: true,
})
