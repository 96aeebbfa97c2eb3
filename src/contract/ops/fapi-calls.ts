import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { productIdSchema } from '#src/contract/catalogue/catalogue.ts'
import { productSchema } from '#src/contract/catalogue/product.ts'

/** The storefront's own calls (specification, account and content, section 7). */
export const fapiCalls = {
  'GET /fapi/server/time': {
    summary: 'The instant by the server clock',
    session: false,
    out: z.object({ timestamp: z.iso.datetime() }),
    errors: [],
  },
  'GET /fapi/sitemap': {
    summary: 'Paths, without locale, of every listing and product page of the site',
    session: false,
    out: z.object({ paths: z.array(z.string()) }),
    errors: [],
  },
  'GET /fapi/products': {
    summary: 'Every product the site sells, by id, one page after the other',
    session: false,
    query: z.object({
      after: productIdSchema.optional().describe('`next` of the page before; the first page without it'),
      pageSize: z.coerce.number().int().min(1).max(100).default(100),
    }),
    out: z.object({
      products: z.array(productSchema),
      next: productIdSchema.optional().describe('What the next page comes after; missing on the last'),
    }),
    errors: [],
  },
  'POST /fapi/api/validate-response/{contract}': {
    summary: 'Check a response body against the contract of a call (`POST cart/v1/item`, URL-encoded)',
    session: false,
    limit: 'calculation',
    path: z.object({ contract: z.string().min(1) }),
    body: z.unknown(),
    out: z.object({
      valid: z.boolean(),
      issues: z.array(z.object({ path: z.string(), message: z.string() })),
    }),
    errors: ['API404'],
  },
} as const satisfies Calls
