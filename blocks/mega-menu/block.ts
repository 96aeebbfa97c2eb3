import { z } from 'zod'
import { breakpoints } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import { mediaSchema } from '#src/canvas/media.ts'
import { entries, slotOf } from '#src/canvas/blocks/slot.ts'
import { mediaTargetSchema, targetSchema } from '#src/canvas/target.ts'
import { scheduleShape } from '#src/contract/content/page.ts'
import { megaMenuExamples } from './examples.ts'

const label = z.string().trim().min(1).max(200)

const delocalizedTracking = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .optional()
  .describe('Name in analytics, the same in every language; the address when missing')

const link = z.object({ ...scheduleShape, text: label, ...mediaTargetSchema.shape, delocalizedTracking })

const group = z.object({
  ...scheduleShape,
  title: label,
  target: mediaTargetSchema.optional().describe('Where the heading leads'),
  links: entries(link).default([]).meta({ description: 'Third level' }),
  delocalizedTracking,
})

const pictured = z.object({
  ...scheduleShape,
  title: label,
  media: mediaSchema,
  mediaTarget: mediaTargetSchema,
  delocalizedTracking,
})

/** A first-level entry (specification, account and content, section 3: mega menu item). */
const menuItem = z.object({
  ...scheduleShape,
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: label,
  target: mediaTargetSchema.describe('Where the entry leads'),
  menuStyle: z.enum(['default', 'highlight', 'strong']).default('default'),
  menuIcon: mediaSchema.optional().describe('Small picture before the title'),
  columns: z
    .array(z.object({ children: entries(group).meta({ description: 'Second level' }) }))
    .max(6)
    .default([])
    .describe('Each a sixth of the panel wide; without any the entry is a plain link'),
  menuBanner: pictured.optional(),
  visualSelectors: entries(pictured).default([]),
  tiles: slotOf(4).default([]).meta({
    description: 'Blocks at the end of the panel: menu tiles, or a segmentation or experience of them',
  }),
  hideShopAll: z
    .array(z.enum(breakpoints))
    .default([])
    .describe('Breakpoints without the link to the whole category'),
  overrideShopAll: targetSchema.pick({ text: true, url: true, targetAttribute: true }).optional(),
  delocalizedTracking,
})

const schema = z.object({ items: entries(menuItem).meta({ description: 'First level' }) })

export type MegaMenuProps = z.output<typeof schema>
export type MegaMenuEntry = z.input<typeof schema>

export const megaMenu = defineBlock({
  type: 'mega-menu',
  title: 'Mega menu',
  description:
    'The main navigation in three levels: a bar with panels on desktop, an accordion on smaller screens.',
  schema,
  examples: megaMenuExamples,
  stylesheets: ['mega-menu'],
  cacheable: true,
})

export type MenuItem = MegaMenuProps['items'][number]
