import type { EmbeddedBackend } from '#src/backend/api/api-fetch.ts'
import { Hono } from 'hono'
import type { AnyCallKey } from '#src/contract/calls.ts'
import type { ContentSource } from '#src/contract/content/content-source.ts'
import type { DecisionEngine } from '#src/contract/personalization/decision.ts'
import { apiError } from '#src/contract/errors.ts'
import type { Editors } from '#src/backend/identity/editors.ts'
import type { Staff } from '#src/backend/identity/staff.ts'
import { createServices, type ServiceParts } from './services.ts'
import { respondToCall } from '#src/backend/api/respond-to-call.ts'
import { agentHandlers } from '#src/backend/identity/agent-routes.ts'
import { accountHandlers } from '#src/backend/identity/account-routes.ts'
import { passkeyHandlers } from '#src/backend/identity/passkey-routes.ts'
import { humanCheckHandlers } from '#src/backend/identity/human-check-routes.ts'
import { authHandlers } from '#src/backend/identity/auth-routes.ts'
import { callerOf } from '#src/backend/api/caller.ts'
import { callRoutes } from '#src/backend/api/call-routes.ts'
import { cartDeliveryHandlers } from '#src/backend/cart/cart-delivery-routes.ts'
import { cartPaymentHandlers } from '#src/backend/cart/cart-payment-routes.ts'
import { cartHandlers } from '#src/backend/cart/cart-routes.ts'
import { componentHandlers } from '#src/backend/content/component-routes.ts'
import { consentHandlers } from '#src/backend/consent/consent-routes.ts'
import { contactHandlers } from '#src/backend/contact/contact-routes.ts'
import { openWarrantyCase } from '#src/backend/contact/open-warranty-case.ts'
import type { CleanPicture } from '#src/backend/contact/clean-pictures.ts'
import { staffWarrantyHandlers } from '#src/backend/contact/staff-warranty-routes.ts'
import { createWarrantyCases } from '#src/backend/contact/warranty-cases.ts'
import { warrantyHandlers } from '#src/backend/contact/warranty-routes.ts'
import { contentHandlers } from '#src/backend/content/content-routes.ts'
import { createDirectCall } from '#src/backend/api/direct-call.ts'
import { decisionHandlers } from '#src/backend/personalization/decision-routes.ts'
import { errorResponse } from '#src/backend/api/error-response.ts'
import { fapiHandlers } from '#src/backend/ops/fapi-routes.ts'
import { webhookHandlers } from '#src/backend/orders/webhooks/webhook-routes.ts'
import type { WebhookDeliveries } from '#src/backend/orders/webhooks/webhook-deliveries.ts'
import { lastPageCheck } from '#src/backend/ops/page-checks.ts'
import { warningHandlers } from '#src/backend/ops/warning-routes.ts'
import { jobHandlers } from '#src/backend/ops/job-routes.ts'
import type { FailedJobs } from '#src/backend/platform/failed-jobs.ts'
import { consumerHandlers } from '#src/backend/customer/consumer-routes.ts'
import type { Handlers } from '#src/backend/api/handler.ts'
import { createPreviewAccess } from '#src/backend/identity/preview-access.ts'
import { createCallLimiters } from '#src/backend/api/call-limits.ts'
import { giftCardHandlers } from '#src/backend/payments/gift-card-routes.ts'
import { acquirerHandlers } from '#src/backend/payments/acquirer-routes.ts'
import { savedCardHandlers } from '#src/backend/customer/saved-card-routes.ts'
import { sessionHandlers } from '#src/backend/payments/session-routes.ts'
import { cardHandlers } from '#src/backend/payments/card-routes.ts'
import { photoHandlers } from '#src/backend/photos/photo-routes.ts'
import { embeddedAddresses } from '#src/backend/places/address-suggestions.ts'
import { afterOrderHandlers } from '#src/backend/orders/api/after-order-routes.ts'
import { orderHandlers } from '#src/backend/orders/api/order-routes.ts'
import { staffOrderHandlers } from '#src/backend/orders/api/staff-routes.ts'
import { placeHandlers } from '#src/backend/places/place-routes.ts'
import { productHandlers } from '#src/backend/catalogue/product-routes.ts'
import { storeHandlers } from '#src/backend/stores/store-routes.ts'
import { savedForLaterHandlers, wishlistHandlers } from '#src/backend/wishlists/wishlist-routes.ts'
import { settings } from '#src/base/settings.ts'
import { wishlistCalls } from '#src/contract/wishlists/wishlist-calls.ts'
import { withRequestLog } from '#src/backend/api/request-log.ts'

export type BackendParts = ServiceParts & {
  content: ContentSource
  editors: Editors
  staff: Staff
  failedJobs: FailedJobs
  webhooks: WebhookDeliveries
  /** Makes pictures of shoppers anew. */
  cleanPicture: CleanPicture
  /** What the decision engine's call answers from. */
  decisions: DecisionEngine
  /** Whether answers are held against the contract. */
  checksOutput: boolean
  /** Whether shoppers come over https, so that cookies are kept to it. */
  secureCookies: boolean
}

type Bindings = { Bindings: { correlationId: string } }

const healthy = { status: 'ok' }
const unavailable = { status: 'unavailable' }

/** Builds the embedded commerce back end: every call of the contract, `/healthz` and `/readyz`. */
export const createBackend = (parts: BackendParts): EmbeddedBackend => {
  const services = createServices(parts)
  const { sessions, carts, products, listings, photos, favorites, savedForLater, recordConsent } = services
  const { stores, giftCards, identity, customerFacts, adoptGuest, isReady } = services
  const cookies = { lifetimeSeconds: sessions.lifetimeSeconds, secure: parts.secureCookies }
  const handlers: Handlers = {
    ...authHandlers({ sessions, identity, customerFacts, adoptGuest, cookies }),
    ...agentHandlers({ identity, employees: services.employees, customerFacts, cookies }),
    ...accountHandlers(identity),
    ...passkeyHandlers(identity.passkeys),
    ...cartHandlers(carts, cookies),
    ...cartDeliveryHandlers(carts, cookies),
    ...cartPaymentHandlers(carts, cookies),
    ...orderHandlers(services.orders, cookies),
    ...afterOrderHandlers(services.orders),
    ...staffOrderHandlers(services.orders, parts.newId),
    ...consumerHandlers(services.consumer, cookies),
    ...productHandlers(products, listings),
    ...photoHandlers(photos),
    ...giftCardHandlers(giftCards),
    ...savedCardHandlers(services.savedCards),
    ...cardHandlers(services.payments.cards),
    ...sessionHandlers(services.payments.openSession),
    ...acquirerHandlers(services.payments.pages),
    ...storeHandlers(stores),
    ...placeHandlers(stores, parts.addresses ?? embeddedAddresses),
    ...wishlistHandlers(favorites, cookies),
    ...savedForLaterHandlers(savedForLater),
    ...contactHandlers(services.receiveMessage),
    ...warrantyHandlers(services.orders.find, openWarrantyCase(parts)),
    ...staffWarrantyHandlers(createWarrantyCases(parts.database.sql)),
    ...contentHandlers(parts.content),
    ...consentHandlers(recordConsent),
    ...decisionHandlers(parts.decisions),
    ...componentHandlers(parts.content),
    ...humanCheckHandlers(services.humanCheck),
    ...fapiHandlers(parts.clock, listings),
    ...jobHandlers(parts.failedJobs),
    ...warningHandlers(services.orders.paymentWarnings, lastPageCheck(parts.database.sql)),
    ...webhookHandlers(parts.webhooks),
  }
  const preview = createPreviewAccess(parts.editors, parts.clock)
  const { mayPreview } = preview
  const { checksOutput } = parts
  const access = {
    sessions,
    customers: { renewToken: identity.renewToken, isLive: identity.isLive, cookies },
    preview,
    isStaff: parts.staff.isCaller,
    limiters: createCallLimiters(parts.limiters),
    checksOutput,
  }
  const responderOf = <K extends AnyCallKey>(key: K) => respondToCall<K>(key, handlers[key], access)

  const routes = callRoutes.filter(({ key }) => settings.hasFavorites || !(key in wishlistCalls))

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
    const received = await services.orders.receiveWebhook(await req.text(), req.raw.headers)
    if (received.ok) return new Response(services.orders.webhookAcknowledgement)
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
    fetch: withRequestLog(answer, parts.newId, parts.log),
    call: createDirectCall({ handlers, access, newId: parts.newId, log: parts.log }),
    reconcileOrders: services.orders.reconcile,
    fulfilOrders: services.orders.fulfil,
  }
}
