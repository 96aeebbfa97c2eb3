import { z } from 'zod'
import { blockFields } from '#src/canvas/block-fields.ts'
import { defineBlock, type BlockProps } from '#src/canvas/define-block.ts'
import { mediaSchema } from '#src/canvas/media.ts'
import { mediaTargetSchema } from '#src/canvas/target.ts'

const { name, overline, title, subtitle, captionText, promotionTracking } = blockFields

export const linkedCard = defineBlock({
  type: 'linked-card',
  title: 'Linked card',
  description: 'A picture with a few words under it, all of it one link; mostly within a collection.',
  schema: z.object({
    name,
    overline,
    title: title.unwrap().min(1),
    subtitle,
    captionText: captionText.describe('Words of the link, such as Read the story'),
    media: mediaSchema.describe('The picture'),
    mediaTarget: mediaTargetSchema.describe('Where the card leads'),
    promotionTracking,
  }),
})

export type LinkedCardProps = BlockProps<typeof linkedCard>
