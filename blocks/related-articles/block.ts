import { z } from 'zod'
import { bandFields, blockFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import { relatedArticlesExamples } from './examples.ts'

const { name, overline, title, subtitle } = blockFields

const schema = z.object({
  name,
  overline,
  title: title.describe('Without it: Keep reading, in the language of the page'),
  subtitle,
  relatedQuery: z
    .string()
    .max(300)
    .default('')
    .describe('Query that finds them, such as tagId=care&tagId=repair; empty for the newest'),
  ...bandFields,
})

export type RelatedArticlesProps = z.output<typeof schema>
export type RelatedArticlesEntry = z.input<typeof schema>

export const relatedArticles = defineBlock({
  type: 'related-articles',
  title: 'Related articles',
  description: 'Up to four articles that go with the page, newest first; the page itself is not among them.',
  schema,
  examples: relatedArticlesExamples,
  stylesheets: ['article-card', 'related-articles'],
  cacheable: false,
})
