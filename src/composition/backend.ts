import type { EmbeddedBackend } from '#src/backend/api/api-fetch.ts'
import { Hono } from 'hono'
import type { AnyCallKey } from '#src/contract/calls.ts'
import { apiError } from '#src/contract/errors.ts'
import type { Editors } from '#src/backend/identity/editors.ts'
import type { Staff } from '#src/backend/identity/staff.ts'
import { createServices, type ServiceDependencies } from './services.ts'
import { respondToCall } from '#src/backend/api/respond-to-call.ts'
import { callerOf } from '#src/backend/api/caller.ts'
import { callRoutes } from '#src/backend/api/call-routes.ts'
import { createDirectCall } from '#src/backend/api/direct-call.ts'
import { errorResponse } from '#src/backend/api/error-response.ts'
import { createPreviewAccess } from '#src/backend/identity/preview-access.ts'
import { createCallLimiters } from '#src/backend/api/call-limits.ts'
import { settings } from '#src/base/settings.ts'
import { stockRequestCalls } from '#src/contract/back-in-stock/stock-request-calls.ts'
import { wishlistCalls } from '#src/contract/wishlists/wishlist-calls.ts'
import { withRequestLog } from '#src/backend/api/request-log.ts'

export type BackendDependencies = ServiceDependencies & {
  editors: Editors
  staff: Staff
  /** Whether answers are held against the contract. */
  checksOutput: boolean
}

type Bindings = { Bindings: { correlationId: string } }

const healthy = { status: 'ok' }
const unavailable = { status: 'unavailable' }

/** Builds the embedded commerce back end: every call of the contract, `/healthz` and `/readyz`. */
export const createBackend = (dependencies: BackendDependencies): EmbeddedBackend => {
  const services = createServices(dependencies)
  const { sessions, cookies, handlers, identity, orders, tellOfStock, isReady, expressMethods } = services
  const preview = createPreviewAccess(dependencies.editors, dependencies.clock)
  const { mayPreview } = preview
  const { checksOutput } = dependencies
  const access = {
    sessions,
    customers: { renewToken: identity.renewToken, isLive: identity.isLive, cookies },
    preview,
    isStaff: dependencies.staff.isCaller,
    limiters: createCallLimiters(dependencies.limiters),
    checksOutput,
  }
  const responderOf = <K extends AnyCallKey>(key: K) => respondToCall<K>(key, handlers[key], access)

  const routes = callRoutes.filter(
    ({ key }) =>
      (settings.hasFavorites || !(key in wishlistCalls)) &&
      (settings.hasBackInStock || !(key in stockRequestCalls)),
  )

  const app = new Hono<Bindings>()
  app.use('/preview/*', async ({ req, env }, next) => {
    if (await mayPreview(callerOf(req.raw))) return next()
    return errorResponse([apiError('AUT404')], env.correlationId)
  })
  for (const { key, method, pattern } of routes) {
    const answer = responderOf(key)
    app.on(method, pattern, ({ req, env }) =>
      answer({
        request: req.raw,
        path: req.param(),
        query: new URL(req.url).searchParams,
        correlationId: env.correlationId,
      }),
    )
  }
  app.post('/webhooks/payments', async ({ req }) => {
    const received = await orders.receiveWebhook(await req.text(), req.raw.headers)
    if (received.ok) return new Response(orders.webhookAcknowledgement)
    return received.error === 'unsigned'
      ? new Response(null, { status: 401 })
      : new Response(null, { status: 400 })
  })
  app.get('/healthz', () => Response.json(healthy))
  app.get('/readyz', async () =>
    (await isReady()) ? Response.json(healthy) : Response.json(unavailable, { status: 503 }),
  )
  for (const [pattern, group] of Map.groupBy(routes, (route) => route.pattern)) {
    const allow = group.map(({ method }) => method).join(', ')
    app.all(pattern, ({ env }) => errorResponse([apiError('API405')], env.correlationId, { allow }))
  }
  app.notFound(({ env }) => errorResponse([apiError('API404')], env.correlationId))
  app.onError((error) => {
    throw error
  })

  const answer = (request: Request, correlationId: string) => app.fetch(request, { correlationId })
  return {
    fetch: withRequestLog(answer, dependencies.newId, dependencies.log),
    call: createDirectCall({ handlers, access, newId: dependencies.newId, log: dependencies.log }),
    reconcileOrders: orders.reconcile,
    fulfilOrders: orders.fulfil,
    tellOfStock,
    expressMethods,
  }
}
