import type { Clock } from '#src/base/clock.ts'
import { err, ok } from '#src/base/result.ts'
import type { Call } from '#src/contract/call.ts'
import { calls } from '#src/contract/calls.ts'
import { apiError } from '#src/contract/errors.ts'
import type { fapiCalls } from '#src/contract/ops/fapi-calls.ts'
import type { Listings } from '#src/backend/catalogue/listings.ts'
import type { ProductPages } from '#src/backend/catalogue/products/product-pages.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'

/** Most issues one answer names. */
const maxIssues = 100

const contracts: ReadonlyMap<string, Call> = new Map(
  Object.entries(calls).map(([key, call]) => [key.replace(' /', ' '), call]),
)

/** Handlers of the storefront's own calls. */
export const fapiHandlers = (
  clock: Clock,
  listings: Listings,
  productsAfter: ProductPages,
): HandlersOf<keyof typeof fapiCalls> => ({
  'GET /fapi/server/time': async () => ok({ timestamp: clock() }),

  'GET /fapi/sitemap': async (_, { site }) => ok({ paths: await listings.paths(site) }),

  'GET /fapi/products': async ({ query }, view) => ok(await productsAfter(query, view)),

  'POST /fapi/api/validate-response/{contract}': async ({ path, body }) => {
    const call = contracts.get(path.contract.replace(' /', ' '))
    if (!call) return err(apiError('API404', undefined, 'There is no such contract.'))
    const issues = call.out.safeParse(body).error?.issues ?? []
    return ok({
      valid: issues.length === 0,
      issues: issues
        .slice(0, maxIssues)
        .map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
    })
  },
})
