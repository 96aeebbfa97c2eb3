import { z } from 'zod'
import { blockFields } from '#src/canvas/block-fields.ts'
import { defineBlock, type BlockProps } from '#src/canvas/define-block.ts'
import { entries } from '#src/canvas/slot.ts'
import { targetSchema } from '#src/canvas/target.ts'
import { scheduleShape } from '#src/contract/content/page.ts'

const { name, title, backgroundColor, bottomMargins, hideOnBreakpoint } = blockFields
const { text, url, targetAttribute } = targetSchema.shape

export const secondaryNav = defineBlock({
  type: 'secondary-nav',
  title: 'Secondary navigation',
  description: 'A bar of links between pages that belong together; it scrolls sideways where it is too long.',
  schema: z.object({
    name,
    title: title.describe('What the pages have in common; also what assistive technology calls the bar'),
    targets: entries(z.object({ ...scheduleShape, text, url, targetAttribute })).meta({
      description: 'The links',
    }),
    alignment: z.enum(['start', 'center', 'end']).default('start'),
    backgroundColor,
    bottomMargins,
    hideOnBreakpoint,
  }),
})

export type SecondaryNavProps = BlockProps<typeof secondaryNav>
