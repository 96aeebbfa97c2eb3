import { z } from 'zod'
import { blockFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import { richHtml } from '#src/canvas/rich-text.ts'
import { richTextExamples } from './examples.ts'

const { name, overline, title, titleHtml, titleH1, hideTitle, targets, backgroundColor, ...rest } =
  blockFields

const schema = z.object({
  name,
  overline,
  title,
  titleHtml,
  titleH1,
  hideTitle,
  richText: richHtml.describe('The text'),
  targets,
  alignment: z.enum(['start', 'center']).default('start'),
  backgroundColor,
  bottomMargins: rest.bottomMargins,
  hideOnBreakpoint: rest.hideOnBreakpoint,
})

export type RichTextProps = z.output<typeof schema>
export type RichTextEntry = z.input<typeof schema>

export const richText = defineBlock({
  type: 'rich-text',
  title: 'Rich text',
  description: 'Running text with headings, lists, quotations and links.',
  schema,
  examples: richTextExamples,
  stylesheets: ['banner-text', 'rich-text'],
  picture: 'none',
  cacheable: true,
})
