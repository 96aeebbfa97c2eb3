import { z } from 'zod'
import type { Calls } from './call.ts'
import { pageSchema } from './page.ts'

const siteId = z.string().regex(/^[a-z]{2}-[a-z]{2}$/)
const mode = z.enum(['publish', 'preview'])
/** Pages may lie in folders: `help/returns/how-to-return`. */
const page = z
  .string()
  .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/)
  .max(300)

/** The content service's calls, each answering with one canvas entry (specification, account and content, section 7). */
export const contentCalls = {
  'GET /{mode}/caas/v1/canvas/page/{siteId}/{page}': {
    summary: 'A canvas page',
    session: false,
    path: z.object({ mode, siteId, page }),
    out: pageSchema,
    errors: ['CNT404'],
  },
  'GET /{mode}/caas/v1/canvas/menu/{siteId}': {
    summary: 'The mega menu, as a page whose items are menu items',
    session: false,
    path: z.object({ mode, siteId }),
    out: pageSchema,
    errors: ['CNT404'],
  },
  'GET /{mode}/caas/v1/canvas/footer/{siteId}': {
    summary: 'The footer, as a page whose items are footer blocks',
    session: false,
    path: z.object({ mode, siteId }),
    out: pageSchema,
    errors: ['CNT404'],
  },
  'GET /{mode}/caas/v1/canvas/category/{siteId}/{categoryId}': {
    summary: 'The content of a listing',
    session: false,
    path: z.object({ mode, siteId, categoryId: z.string().regex(/^\d{4,10}$/) }),
    out: pageSchema,
    errors: ['CNT404'],
  },
} as const satisfies Calls
