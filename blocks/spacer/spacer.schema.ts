import { z } from 'zod'
import { blockFields } from '#src/canvas/block-fields.ts'
import { defineBlock, type BlockProps } from '#src/canvas/define-block.ts'

export const spacer = defineBlock({
  type: 'spacer',
  title: 'Spacer',
  description: 'Space between two blocks, with a hairline where wanted.',
  schema: z.object({
    name: blockFields.name,
    size: z.enum(['sm', 'md', 'lg', 'xl']).default('md'),
    line: z.boolean().default(false).describe('A hairline in the middle'),
    hideOnBreakpoint: blockFields.hideOnBreakpoint,
  }),
})

export type SpacerProps = BlockProps<typeof spacer>
