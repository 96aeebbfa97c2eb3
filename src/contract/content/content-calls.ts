import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import {
  categoryIdSchema,
  childrenResponseSchema,
  fragmentIdSchema,
  modeSchema as mode,
  pageSlugSchema,
  productIdSchema,
  searchResponseSchema,
  searchQuerySchema,
  showcaseResponseSchema,
  showcaseQuerySchema,
  siteIdSchema as siteId,
  typeNameSchema,
} from './content.ts'
import { fixedPages } from './fixed-pages.ts'
import { deliveredPageSchema } from './page.ts'

const entry = { session: false, out: deliveredPageSchema, errors: ['CNT404', 'GEN502'] } as const
const list = { session: false, errors: ['CNT404', 'GEN502'] } as const

const namedPages = Object.entries(fixedPages).map(([name, use]) => `${name} (${use.toLowerCase()})`)

/**
 * The content service's calls (specification, account and content, section 7). Mode `publish` answers as of now,
 * `preview` as of the instant in the preview date header. Entries come with the
 * fragments they refer to, but for a plain page, which is as it was written.
 */
export const contentCalls = {
  'GET /{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}': {
    ...entry,
    summary: 'A canvas page with the fragments it refers to',
    path: z.object({
      mode,
      siteId,
      page: pageSlugSchema.describe(`Any page, among them ${namedPages.join(', ')}`),
    }),
  },
  'GET /{mode}/caas/v1/canvas/page/{siteId}/{page}': {
    ...entry,
    summary: 'A canvas page as it was written',
    path: z.object({ mode, siteId, page: pageSlugSchema }),
  },
  'GET /{mode}/caas/v1/canvas/children/{siteId}/{parentPageSlug}': {
    ...list,
    summary: 'The pages directly below a page',
    path: z.object({ mode, siteId, parentPageSlug: pageSlugSchema }),
    out: childrenResponseSchema,
  },
  'GET /{mode}/caas/v1/canvas/menu/{siteId}': {
    ...entry,
    summary: 'The mega menu, as a page whose items are menu items',
    path: z.object({ mode, siteId }),
  },
  'GET /{mode}/caas/v1/canvas/footer/{siteId}': {
    ...entry,
    summary: 'The footer, as a page whose items are footer blocks',
    path: z.object({ mode, siteId }),
  },
  'GET /{mode}/caas/v1/canvas/popups/{siteId}': {
    ...entry,
    summary: 'The pop-ups, as a page whose items are pop-ups; the first one not dismissed shows',
    path: z.object({ mode, siteId }),
  },
  'GET /{mode}/caas/v1/canvas/category/{siteId}/{categoryId}': {
    ...entry,
    summary: 'The content of a listing',
    path: z.object({ mode, siteId, categoryId: categoryIdSchema }),
  },
  'GET /{mode}/caas/v1/canvas/product/{siteId}/{productId}': {
    ...entry,
    summary: 'The content of a product page',
    path: z.object({ mode, siteId, productId: productIdSchema }),
  },
  'GET /{mode}/caas/v1/canvas/fragment/{fragmentId}': {
    ...entry,
    summary: 'Content that other entries refer to, of the site in the locale header',
    path: z.object({ mode, fragmentId: fragmentIdSchema }),
  },
  'GET /{mode}/caas/v1/canvas/search/{siteId}/{searchType}': {
    ...list,
    summary: 'A list of content of one type, such as article, newest first, with its tags as facets',
    path: z.object({ mode, siteId, searchType: typeNameSchema }),
    query: searchQuerySchema,
    out: searchResponseSchema,
  },
  'GET /{mode}/caas/v1/canvas/showcase/{siteId}/{docType}': {
    ...list,
    summary: 'Entries of one kind, or that hold a block of one type, for the content preview viewer',
    path: z.object({ mode, siteId, docType: typeNameSchema }),
    query: showcaseQuerySchema,
    out: showcaseResponseSchema,
  },
} as const satisfies Calls
