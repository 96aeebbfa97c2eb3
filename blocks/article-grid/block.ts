import { z } from 'zod'
import { blockFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import { articleGridExamples } from './examples.ts'

const { name, overline, title, subtitle, titleH1, bottomMargins, hideOnBreakpoint } = blockFields

const schema = z.object({
  name,
  overline,
  title,
  subtitle,
  titleH1,
  gridSize: z.int().min(1).max(4).default(3).describe('Articles side by side on desktop'),
  initialRows: z.int().min(1).max(12).default(3).describe('Rows shown before more are asked for'),
  showFacets: z.boolean().default(true).describe('Topics to choose from'),
  bottomMargins,
  hideOnBreakpoint,
})

export type ArticleGridProps = z.output<typeof schema>
export type ArticleGridEntry = z.input<typeof schema>

/** Specification, account and content, sections 4 (filter block) and 9. */
export const articleGrid = defineBlock({
  type: 'article-grid',
  title: 'Article grid',
  description:
    'All articles, newest first, filtered by topics. What is chosen stands in the address, so a page has but one such grid.',
  schema,
  examples: articleGridExamples,
  stylesheets: ['article-card', 'article-grid'],
  cacheable: false,
  queryParameters: ['tagId', 'shown'],
  script: 'article-grid-script',
})
