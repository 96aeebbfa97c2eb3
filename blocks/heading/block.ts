import { z } from 'zod'
import { blockFields, headFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'

const { backgroundColor, bottomMargins, hideOnBreakpoint } = blockFields
const { name, overline, title, titleHtml, subtitle, subtitleHtml, titleH1 } = headFields

const schema = z.object({
  name,
  overline,
  titleHtml,
  subtitle,
  subtitleHtml,
  titleH1,
  title: title.unwrap().min(1).describe('The heading'),
  alignment: z.enum(['start', 'center']).default('start'),
  backgroundColor,
  bottomMargins: bottomMargins.unwrap().default('sm').describe('Space below, up to what it heads'),
  hideOnBreakpoint,
})

export type HeadingProps = z.output<typeof schema>

export const heading = defineBlock({
  type: 'heading',
  title: 'Heading',
  description: 'A heading by itself, before blocks that have none.',
  schema,
  examples: {
    'a title alone': { title: 'Built to be resoled' },
    'with overline and subtitle, centred, on a surface': {
      overline: 'The workshop',
      title: 'Every pair comes back once',
      titleHtml: 'Every pair comes back <em>once</em>',
      subtitle: 'What we repair, what it costs, and how long your boots are away from you.',
      alignment: 'center',
      backgroundColor: 'surface',
      bottomMargins: 'none',
    },
    'right to left, and a word of 200 letters': {
      title: 'Stitch'.repeat(34).slice(0, 200),
      subtitleHtml: '<span dir="rtl" lang="ar">صوف وجلد ومطاط من مصادر نعرفها.</span>',
    },
  },
  stylesheets: ['heading'],
  picture: 'none',
  cacheable: true,
})
