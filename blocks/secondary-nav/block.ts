import { z } from 'zod'
import { bandFields, blockFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import { entries } from '#src/canvas/blocks/slot.ts'
import { targetSchema } from '#src/canvas/target.ts'
import { scheduleShape } from '#src/contract/content/page.ts'
import { secondaryNavExamples } from './examples.ts'

const { name, title } = blockFields
const { text, url, targetAttribute } = targetSchema.shape

const schema = z.object({
  name,
  title: title.describe('What the pages have in common; also what assistive technology calls the bar'),
  targets: entries(z.object({ ...scheduleShape, text, url, targetAttribute })).meta({
    description: 'The links',
  }),
  alignment: z.enum(['start', 'center', 'end']).default('start'),
  ...bandFields,
})

export type SecondaryNavProps = z.output<typeof schema>
export type SecondaryNavEntry = z.input<typeof schema>

export const secondaryNav = defineBlock({
  type: 'secondary-nav',
  title: 'Secondary navigation',
  description: 'A bar of links between pages that belong together; it scrolls sideways where it is too long.',
  schema,
  examples: secondaryNavExamples,
  stylesheets: ['secondary-nav'],
  picture: 'none',
  cacheable: false,
})
