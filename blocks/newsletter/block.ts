import { z } from 'zod'
import { blockFields, headFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import { inlineHtml } from '#src/canvas/rich-text.ts'

const { backgroundColor, bottomMargins, hideOnBreakpoint } = blockFields
const { name, overline, title, titleHtml, subtitle, subtitleHtml, titleH1 } = headFields

const schema = z.object({
  name,
  overline,
  titleHtml,
  subtitle,
  subtitleHtml,
  titleH1,
  title: title.unwrap().min(1).describe('What the newsletter is'),
  consentText: inlineHtml.optional().describe('What who subscribes agrees to; the shop has words of its own'),
  backgroundColor,
  bottomMargins,
  hideOnBreakpoint,
})

export type NewsletterProps = z.output<typeof schema>

export const newsletter = defineBlock({
  type: 'newsletter',
  title: 'Newsletter',
  description: 'A form that subscribes to the newsletter: a mailed link confirms it.',
  schema,
  examples: {
    'a title alone': { title: 'Letters from the workshop' },
    'with overline, subtitle and its own consent, on a surface': {
      overline: 'Twelve letters a year',
      title: 'Letters from the workshop',
      titleHtml: 'Letters from the <em>workshop</em>',
      subtitle: 'What we make, what we mend, and where it was walked.',
      consentText: 'Send me the letters. I have read the <a href="/privacy">privacy notice</a>.',
      backgroundColor: 'surface',
      bottomMargins: 'none',
    },
    'right to left, and a word of 200 letters': {
      title: 'Stitch'.repeat(34).slice(0, 200),
      subtitleHtml: '<span dir="rtl" lang="ar">صوف وجلد ومطاط من مصادر نعرفها.</span>',
    },
  },
  stylesheets: ['newsletter'],
  picture: 'none',
  cacheable: true,
})
