import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'

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
