import { fileURLToPath } from 'node:url'
import { createApp } from 'astro/app/entrypoint'
import type { Progress } from '#src/composition/startup-progress.ts'
import { sites } from '#src/contract/sites.ts'
import { announceShop } from '#src/composition/running-shop.ts'
import { openShop, type Shop } from '#src/composition/shop.ts'
import { createTrustedProxies } from '#src/composition/environment/trusted-proxies.ts'
import { onlyWorker, type Worker } from '#src/composition/workers/worker.ts'
import { createClientTurns } from './server/client-turns.ts'
import { createBodyBudgets } from './server/body-budget.ts'
import { createListener } from './server/listener.ts'
import { inlineHashes, sourceOfBlockStyles } from './page/inline-hashes.ts'
import { openPageCache } from './page-cache/open-page-cache.ts'
import { createDraining } from './server/draining.ts'
import { guardProcess } from './server/process-guards.ts'
import { paymentScriptsFolder, readBuiltScripts } from '#src/payment-pages/built-scripts.ts'
import { createSecurityHeaders } from './page/security-headers.ts'
import { createServeFile } from './server/serve-files.ts'
import { createShopServer } from './server/server.ts'

/** A running shop: where shoppers find it, where this machine does, and how to stop it. */
export type Running = { address: string; local: string; stop: () => Promise<void> }

/** A browser asks for six things at a time, a proxy for those of many browsers. */
const turnBounds = { atOnce: 16, inLine: 512 }
/** Of a client, room for thousands of forms and carts at once, and for one body with pictures; of all clients, for two of the largest. */
const bodyBytes = { usual: 4 * 1024 * 1024, large: 32 * 1024 * 1024, largeOfAll: 64 * 1024 * 1024 }

/** In the background, after the start: a first visitor's home page then waits for no drawing. */
const preparePicturesOf = async (shop: Shop, render: (path: string) => Promise<Response>): Promise<void> => {
  const { WELT_PREPARE_PICTURES, CLOUDINARY_CLOUD_NAME } = shop.environment
  if (!WELT_PREPARE_PICTURES || CLOUDINARY_CLOUD_NAME !== undefined) return
  await shop.pictures
    .prepareFor(`/${sites[0].locale}`, async (path) => (await render(path)).text())
    .catch((error: unknown) => shop.log.warn({ event: 'pictures not prepared', err: error }))
}

/** Opens the shop and serves it, beside the other workers of its start, until `stop` is called or the process is told to end. */
export const start = async (report: Progress, worker: Worker = onlyWorker): Promise<Running> => {
  const shop = await openShop(report, fileURLToPath(new URL('../first-database/', import.meta.url)), worker)
  const app = createApp({ streaming: false })
  const { ALLOWED_HOSTS, HOST, NODE_ENV, PORT, PUBLIC_URL, TRUSTED_PROXIES, WELT_DRAIN_SECONDS } =
    shop.environment
  const built = await readBuiltScripts(new URL('../payment-scripts.json', import.meta.url))
  const securityHeaders = createSecurityHeaders({
    isHttps: PUBLIC_URL?.startsWith('https:') ?? false,
    ...inlineHashes(app.manifest),
    sourceOfBlockStyles,
    paymentScripts: {
      folder: paymentScriptsFolder,
      inline: built.inline.map(({ integrity }) => `'${integrity}'`),
    },
  })
  const render = async (request: Request): Promise<Response> =>
    securityHeaders.withPolicy(await app.render(request, { addCookieHeader: true }), new URL(request.url))
  const isTrustedProxy = createTrustedProxies(TRUSTED_PROXIES)
  const listener = createListener({
    pages: openPageCache(shop, render, securityHeaders, isTrustedProxy),
    serveFile: createServeFile(new URL('../client/', import.meta.url)),
    render,
    securityHeaders,
    publicUrl: PUBLIC_URL,
    isTrustedProxy,
    turns: createClientTurns(turnBounds),
    bodies: createBodyBudgets(bodyBytes),
    log: shop.log,
  })
  if (PUBLIC_URL === undefined && NODE_ENV === 'production')
    shop.log.info(`answers for these hosts alone, as PUBLIC_URL is not set: ${ALLOWED_HOSTS.join(', ')}`)
  const draining = createDraining(WELT_DRAIN_SECONDS, () => server.drain())
  const server = createShopServer(draining.before(listener), securityHeaders.everywhere)
  const port = await server.listen(PORT, HOST)
  const local = `http://localhost:${port}`
  const withdraw = await announceShop(shop.environment, local)
  const stop = async (): Promise<void> => {
    await withdraw()
    await server.close()
    await shop.close()
  }
  guardProcess(shop.log, { draining, stop, isWorker: worker.count > 1 })
  if (worker.number === 1)
    void preparePicturesOf(shop, (path) =>
      app.render(new Request(new URL(path, PUBLIC_URL ?? `http://${ALLOWED_HOSTS[0] ?? 'localhost'}`))),
    )
  return { address: PUBLIC_URL ?? local, local, stop }
}
