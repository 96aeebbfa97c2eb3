import { err, ok } from '#src/base/result.ts'
import { apiError } from '#src/contract/errors.ts'
import type { storeCalls } from '#src/contract/stores/store-calls.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'
import type { Stores } from './stores.ts'

/** Handlers of the stores' calls. */
export const storeHandlers = (stores: Stores): HandlersOf<keyof typeof storeCalls> => ({
  'POST /stores/v1/search': ({ query, body }, view) => stores.search(body, query, view),

  'POST /stores/v1/collectionPoints': async ({ query, body }, view) =>
    ok(await stores.collectionPoints(body, query, view)),

  'POST /products/v1/products/{productId}/availability': ({ path, query, body }) =>
    stores.availability({ ...path, ...query, ...body }),

  'GET /fapi/stores': async ({ query }, view) => ok({ stores: await stores.all(query.countryCode, view) }),

  'GET /fapi/stores/{slug}': async ({ path }, view) => {
    const store = await stores.bySlug(path.slug, view)
    return store ? ok(store) : err(apiError('STR404', undefined, 'There is no such store.'))
  },
})
