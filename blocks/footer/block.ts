import { z } from 'zod'
import { blockFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import { inlineHtml } from '#src/canvas/rich-text.ts'
import { entries } from '#src/canvas/blocks/slot.ts'
import { targetSchema } from '#src/canvas/target.ts'
import { scheduleShape } from '#src/contract/content/page.ts'
import { footerExamples } from './examples.ts'

const link = targetSchema.pick({ text: true, url: true, targetAttribute: true }).extend(scheduleShape)

const schema = z.object({
  title: blockFields.title.describe('The statement'),
  richText: blockFields.richText.describe('A few words under it'),
  newsletter: z
    .object({
      title: z.string().trim().min(1).max(100),
      consentText: inlineHtml.optional().describe('What who subscribes agrees to'),
    })
    .optional()
    .describe('A form that subscribes to the newsletter'),
  groups: entries(
    z.object({ ...scheduleShape, title: z.string().trim().min(1).max(60), links: entries(link) }),
  ),
  legalText: inlineHtml.describe('Copyright line'),
  legalLinks: entries(link).default([]),
})

export type FooterProps = z.output<typeof schema>
export type FooterEntry = z.input<typeof schema>

export const footer = defineBlock({
  type: 'footer',
  title: 'Footer',
  description: 'The foot of every page: a statement, groups of links, and the legal line.',
  schema,
  examples: footerExamples,
  stylesheets: ['footer'],
  cacheable: true,
})
