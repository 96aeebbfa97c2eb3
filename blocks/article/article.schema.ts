import { z } from 'zod'
import { blockFields } from '#src/canvas/block-fields.ts'
import { defineBlock, type BlockProps } from '#src/canvas/define-block.ts'
import { mediaSchema } from '#src/canvas/media.ts'
import { slot } from '#src/canvas/slot.ts'
import { targetSchema } from '#src/canvas/target.ts'

const { name, title, titleHtml, subtitle, subtitleHtml, media, richText, bottomMargins } = blockFields

const tag = z.object({
  id: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/)
    .max(60)
    .describe('The same in every language'),
  label: z.string().trim().min(1).max(60),
})

/** Specification, account and content, section 3: Article. Its `url` is the address of the page it stands on. */
export const article = defineBlock({
  type: 'article',
  title: 'Article',
  description:
    'A story to read: head, picture, text, further blocks, and related articles. A page whose top holds one is found by article lists.',
  schema: z.object({
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
  }),
})

export type ArticleProps = BlockProps<typeof article>
