import { z } from 'zod'
import { blockFields } from '#src/canvas/block-fields.ts'
import { defineBlock, type BlockProps } from '#src/canvas/define-block.ts'
import { inlineHtml } from '#src/canvas/rich-text.ts'
import { entries } from '#src/canvas/slot.ts'
import { targetSchema } from '#src/canvas/target.ts'
import { scheduleShape } from '#src/contract/content/page.ts'

const link = targetSchema.pick({ text: true, url: true, targetAttribute: true }).extend(scheduleShape)

export const footer = defineBlock({
  type: 'footer',
  title: 'Footer',
  description: 'The foot of every page: a statement, groups of links, and the legal line.',
  schema: z.object({
    title: blockFields.title.describe('The statement'),
    richText: blockFields.richText.describe('A few words under it'),
    groups: entries(
      z.object({ ...scheduleShape, title: z.string().trim().min(1).max(60), links: entries(link) }),
    ),
    legalText: inlineHtml.describe('Copyright line'),
    legalLinks: entries(link).default([]),
  }),
})

export type FooterProps = BlockProps<typeof footer>
