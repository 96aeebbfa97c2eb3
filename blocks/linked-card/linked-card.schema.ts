import { z } from 'zod'
import { blockFields } from '#src/canvas/block-fields.ts'
import { defineBlock, type BlockProps } from '#src/canvas/define-block.ts'

export const linkedCard = defineBlock({
  type: 'linked-card',
  title: 'Linked card',
  description:
    'A picture with its words under it, all of it one link named by the first target; mostly within a collection.',
  schema: z.object({ ...blockFields, linkType: blockFields.linkType.unwrap().default('No-CTA') }),
})

export type LinkedCardProps = BlockProps<typeof linkedCard>
