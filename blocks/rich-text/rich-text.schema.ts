import { z } from 'zod'
import { blockFields } from '#src/canvas/block-fields.ts'
import { defineBlock, type BlockProps } from '#src/canvas/define-block.ts'
import { richHtml } from '#src/canvas/rich-text.ts'

const { name, overline, title, titleHtml, titleH1, hideTitle, targets, backgroundColor, ...rest } =
  blockFields

export const richText = defineBlock({
  type: 'rich-text',
  title: 'Rich text',
  description: 'Running text with headings, lists, quotations and links.',
  schema: z.object({
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
  }),
})

export type RichTextProps = BlockProps<typeof richText>
