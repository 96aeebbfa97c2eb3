import { z } from 'zod'
import { inlineHtml, richHtml } from '../rich-text.ts'
import { mediaSchema } from '../media.ts'
import { mediaTargetSchema, targetSchema } from '../target.ts'

/** Names of the surfaces and inks of `src/styles/tokens.css`; content never carries raw colours. */
const surfaces = ['paper', 'surface', 'surface-2', 'brand', 'ink'] as const

export const breakpoints = ['sm', 'md', 'lg'] as const
export type Breakpoint = (typeof breakpoints)[number]

const text = z.string().trim().max(300)
const breakpointList = z.array(z.enum(breakpoints))

/**
 * The fields blocks share (specification, account and content, section 3: content block shared fields). A block takes
 * those it honours by spreading or picking from this shape.
 */
export const blockFields = {
  name: text.optional().describe('What editors call the entry'),
  title: text.optional(),
  titleHtml: inlineHtml.optional().describe('The title with emphasis; wins over title'),
  subtitle: text.optional(),
  subtitleHtml: inlineHtml.optional().describe('The subtitle with emphasis; wins over subtitle'),
  overline: text.optional().describe('Small line above the title'),
  eyebrowText: text.optional().describe('Label above the overline'),
  eyebrowLogo: mediaSchema.optional().describe('Logo in place of the label; at most 9.5rem high'),
  richText: richHtml.optional().describe('Body text'),
  richTextBelowTargets: richHtml.optional().describe('Small print under the links'),
  media: mediaSchema.optional().describe('The picture'),
  mediaList: z
    .array(mediaSchema)
    .max(20)
    .optional()
    .describe('Several pictures, for blocks that change between them'),
  mediaTarget: mediaTargetSchema.optional().describe('Where the picture leads'),
  targets: z.array(targetSchema).max(8).default([]).describe('Links, the first being the main one'),
  linkType: z
    .enum(['CTA', 'No-CTA'])
    .default('CTA')
    .describe('No-CTA: the whole block is one link, that of mediaTarget or else of the first target'),
  equalTargetSize: z.boolean().default(false).describe('All links as wide as the widest'),
  colours: z
    .enum(['light', 'dark'])
    .optional()
    .describe('Kind of ground the words stand on: dark, on pictures, when missing'),
  captionText: text.optional(),
  captionPosition: z
    .enum(['off', 'top-left', 'top-right', 'bottom-left', 'bottom-right'])
    .default('off')
    .describe('Corner of the picture; off hides the caption'),
  captionStyle: z.enum(['plain', 'boxed']).default('plain'),
  gradientStyle: z
    .enum(['off', 'full', 'focused'])
    .default('off')
    .describe('Shade behind the text: 35 % (full) or 50 % (focused) of the height; off hides it'),
  gradientTone: z.enum(['light', 'dark']).optional().describe('As the colours, when missing'),
  gradientBreakpoints: breakpointList.default([...breakpoints]).describe('Breakpoints that show the shade'),
  backdrop: z.boolean().default(false).describe('A plain panel behind the text'),
  backgroundColor: z.enum(surfaces).optional().describe('Ground of the block, by token'),
  hideTitle: z.boolean().default(false).describe('Title for assistive technology only'),
  titleH1: z.boolean().default(false).describe('The title is the main heading of the page'),
  promotionTracking: z
    .object({ id: text, name: text, creative: text.optional(), position: text.optional() })
    .optional()
    .describe('What analytics calls the promotion'),
  hideOnBreakpoint: breakpointList.default([]),
  bottomMargins: z.enum(['none', 'sm', 'md', 'lg']).default('lg').describe('Space below the block'),
  isFullWidth: z.boolean().default(false).describe('Edge to edge'),
  isFullHeight: z.boolean().default(false).describe('As high as the window'),
}

const { name, overline, title, titleHtml, subtitle, subtitleHtml, titleH1, hideTitle } = blockFields

/** Those of a block that stands under a head of its own, as `src/components/section-head/SectionHead.astro` shows it. */
export const headFields = { name, overline, title, titleHtml, subtitle, subtitleHtml, titleH1, hideTitle }

const { backgroundColor, bottomMargins, hideOnBreakpoint } = blockFields

/** Those of a block that is a band of the page: its ground, the space below it, and where it shows. */
export const bandFields = { backgroundColor, bottomMargins, hideOnBreakpoint }
