import { z } from 'zod'
import { blockFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import { inlineHtml } from '#src/canvas/rich-text.ts'
import { mediaSchema } from '#src/canvas/media.ts'
import { pageTypes } from '#src/rules/navigation/page-type.ts'
import { popUpExamples } from './examples.ts'

const { name, titleHtml, richText, targets, promotionTracking } = blockFields

const schema = z.object({
  name,
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .max(60)
    .describe('Tells pop-ups apart: closed stays closed until the id changes'),
  delay: z.int().min(0).max(120_000).default(2000).describe('Milliseconds until it opens'),
  logo: mediaSchema.optional(),
  logoSize: z.enum(['sm', 'md', 'lg']).default('md'),
  minimizedTitle: z.string().trim().min(1).max(120).describe('Words while it is closed'),
  maximizedTitle: z.string().trim().min(1).max(300).describe('Title once it is open'),
  maximizedTitleHtml: titleHtml.describe('The title with emphasis; wins over maximizedTitle'),
  richText,
  targets,
  disclaimer: inlineHtml.optional().describe('Small print'),
  pageTypes: z
    .array(z.enum(pageTypes))
    .optional()
    .describe('Kinds of page that show it; all of them when missing'),
  promotionTracking,
})

export type PopUpProps = z.output<typeof schema>
export type PopUpEntry = z.input<typeof schema>

/** Specification, account and content, sections 3 and 4: pop-up. */
export const popUp = defineBlock({
  type: 'pop-up',
  title: 'Pop-up',
  description:
    'A note in the corner that opens after a while. The first one that the visitor has not closed shows; it stands in the pop-ups of a site, not on a page.',
  schema,
  examples: popUpExamples,
  stylesheets: ['pop-up'],
  cacheable: true,
  script: 'pop-up-script',
})
