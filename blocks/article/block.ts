import { z } from 'zod'
import { blockFields } from '#src/canvas/blocks/block-fields.ts'
import { defineBlock } from '#src/block-rendering/define-block.ts'
import { mediaSchema } from '#src/canvas/media.ts'
import { slot } from '#src/canvas/blocks/slot.ts'
import { targetSchema } from '#src/canvas/target.ts'
import type { PictureLayout } from '#src/components/picture/picture-sources.ts'
import { articleExamples } from './examples.ts'

const { name, title, titleHtml, subtitle, subtitleHtml, media, richText, bottomMargins } = blockFields

const tag = z.object({
  id: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/)
    .max(60)
    .describe('The same in every language'),
  label: z.string().trim().min(1).max(60),
})

const schema = z.object({
  name,
  title: title.unwrap().min(1),
  titleHtml,
  subtitle,
  subtitleHtml,
  date: z
    .union([z.iso.date(), z.iso.datetime({ offset: true })])
    .optional()
    .describe('Day the article is of, such as 2026-10-03; lists are ordered by it'),
  media,
  picture: mediaSchema.optional().describe('Instead of media, in lists'),
  tags: z.array(tag).max(20).default([]).describe('Topics, by which lists filter'),
  richText: richText.describe('The text'),
  items: slot.default([]).meta({ description: 'Blocks after the text' }),
  listTarget: targetSchema
    .pick({ text: true, url: true })
    .optional()
    .describe('The list of articles: named above the title, and where tags lead'),
  relatedQuery: z
    .string()
    .max(300)
    .optional()
    .describe('Query of the related articles below, such as tagId=care; without it there are none'),
  bottomMargins,
})

export type ArticleProps = z.output<typeof schema>
export type ArticleEntry = z.input<typeof schema>

export const articlePicture: PictureLayout = {
  sm: { ratio: 4 / 5, sizes: '100vw', widths: [480, 640, 800, 960, 1200] },
  md: { ratio: 2, sizes: '(width < 90rem) 94vw, 84rem', widths: [960, 1200, 1600, 2000, 2560] },
}

/** Specification, account and content, section 3: Article. Its `url` is the address of the page it stands on. */
export const article = defineBlock({
  type: 'article',
  title: 'Article',
  description:
    'A story to read: head, picture, text, further blocks, and related articles. A page whose top holds one is found by article lists.',
  schema,
  examples: articleExamples,
  stylesheets: ['article', 'article-card'],
  picture: articlePicture,
  cacheable: false,
})
