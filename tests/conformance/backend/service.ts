import { err } from '#src/base/result.ts'
import { experiments } from '#tests/fixtures/experiments.ts'
import { createLocalHashing } from '#src/backend/personalization/local-hashing.ts'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createBackend } from '#src/composition/backend.ts'
import { createRateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'
import { createEditors } from '#src/backend/identity/editors.ts'
import { createStaff } from '#src/backend/identity/staff.ts'
import { fixedPages } from '#src/contract/content/fixed-pages.ts'
import { sites } from '#src/contract/sites.ts'
import { demoPhotos } from '#demo/photos/photos.ts'
import { tableTaxes } from '#tests/fixtures/taxes.ts'
import { deliveryMethods } from '#tests/fixtures/delivery-methods.ts'
import { contentSource } from '#tests/fixtures/content-source.ts'
import { createJobs } from '#src/backend/platform/jobs/jobs.ts'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import { webhooksOf } from './order-listener.ts'
import { opening, type Shop } from './shop.ts'
import { createVisitor, refusal, shopper } from './visitor.ts'

/** Content, the storefront's own calls, health and the log. */
export const describeService = (shop: () => Shop): void => {
  const visitor = () => createVisitor(shop().backend)

  it('serves content entries, in folders too', async () => {
    const pageCall = 'GET /{mode}/caas/v1/canvas/page/{siteId}/{page}'
    const path = { mode: 'publish', siteId: 'en-us', page: 'help/returns' } as const
    expect(await visitor().call(pageCall, { path })).toMatchObject({ slug: 'help/returns' })
    const direct = await visitor().send('GET', '/publish/caas/v1/canvas/page/en-us/help/returns')
    expect(direct.status).toBe(200)
    await visitor().refused('CNT404', pageCall, { path: { ...path, page: 'none' } })
    await visitor().refused('CNT404', pageCall, { path: { ...path, siteId: 'de-de' } })
  })

  it('serves menu, footer and category content', async () => {
    const path = { mode: 'publish', siteId: 'en-us' } as const
    await visitor().call('GET /{mode}/caas/v1/canvas/menu/{siteId}', { path })
    await visitor().call('GET /{mode}/caas/v1/canvas/footer/{siteId}', { path })
    const categoryCall = 'GET /{mode}/caas/v1/canvas/category/{siteId}/{categoryId}'
    await visitor().call(categoryCall, { path: { ...path, categoryId: '1000' } })
    await visitor().refused('CNT404', categoryCall, { path: { ...path, categoryId: '2000' } })
  })

  it('answers every content call, with no content where there is none', async () => {
    const canvas = '/publish/caas/v1/canvas'
    const addresses = [
      ...Object.keys(fixedPages).map((page) => `augmentedpage/en-us/${page}`),
      'page/en-us/none',
      'children/en-us/help/none',
      'popups/en-us',
      'product/en-us/FELLBOOT1',
      'fragment/hours',
      'search/en-us/article?tagId=care&tagId=people&limit=9',
      'showcase/en-us/page?limit=50&layoutVariant=wide',
    ]
    for (const address of addresses)
      await refusal(await visitor().send('GET', `${canvas}/${address}`), 'CNT404')
    const known = await visitor().send('GET', `${canvas}/augmentedpage/en-us/help/returns`)
    expect(known.status).toBe(200)
  })

  it('serves components and pages of the site in the locale header', async () => {
    const at = (locale: string, path: string) =>
      visitor().send('GET', `/fapi/${path}`, { headers: { 'x-locale': locale } })
    for (const name of ['compare', 'collections', 'foot-sizes', 'search-hub', 'size-chart/boots', 'utility'])
      await refusal(await at('en-us', `components/${name}`), 'CNT404')
    await refusal(await at('en-us', 'components/size-chart/BOOTS'), 'ATTR200')
    await refusal(await at('de-de', 'components/footer'), 'CNT404')
    expect(await visitor().call('GET /fapi/components/footer', {}, 'en-us')).toMatchObject({ slug: 'footer' })
    const path = { page: 'help/returns' }
    expect(await visitor().call('GET /fapi/pages/{page}', { path })).toMatchObject({ slug: 'help/returns' })
    await visitor().refused('CNT404', 'GET /fapi/pages/{page}', { path }, 'de-de')
    expect(await visitor().call('GET /fapi/pages/location-selector', {})).toMatchObject({
      sections: [],
      locations: [{ siteId: 'en-us', currency: 'USD', url: '/en-us/' }, ...sites.slice(1).map(() => ({}))],
    })
  })

  it('tells when the content service cannot answer', async () => {
    await visitor().refused('GEN502', 'GET /{mode}/caas/v1/canvas/popups/{siteId}', {
      path: { mode: 'publish', siteId: 'fr-fr' },
    })
  })

  it('tells the time', async () => {
    expect(await visitor().call('GET /fapi/server/time', {})).toEqual({ timestamp: opening })
  })

  it('checks a response against its contract', async () => {
    const validate = 'POST /fapi/api/validate-response/{contract}'
    const path = { contract: 'GET fapi/server/time' }
    expect(await visitor().call(validate, { path, body: { timestamp: opening } })).toEqual({
      valid: true,
      issues: [],
    })
    const wrong = await visitor().call(validate, { path, body: { timestamp: 5 } })
    expect(wrong).toMatchObject({ valid: false, issues: [{ path: 'timestamp' }] })
    await visitor().refused('API404', validate, { path: { contract: 'GET no/such' }, body: {} })
    const listing = { contract: 'GET products/v2/catalog' }
    const many = await visitor().call(validate, { path: listing, body: { products: Array(9000).fill({}) } })
    expect(many).toMatchObject({ valid: false, issues: { length: 100 } })
  })

  it('says that it runs and is ready', async () => {
    for (const path of ['/healthz', '/readyz'])
      expect(await (await visitor().send('GET', path)).json()).toEqual({ status: 'ok' })
  })

  it('goes on after a statement that failed, alone or in a transaction', async () => {
    const { sql: db } = shop().database
    const shopping = await shopper(shop().backend)
    await expect(db.execute(sql`select 1 / 0`)).rejects.toThrow()
    await expect(
      db.transaction(async (tx) => {
        await tx.execute(sql`delete from cart_item`)
        await tx.execute(sql`select 1 / 0`)
      }),
    ).rejects.toThrow()
    await shopping.add('boot-frn-8')
    await expect(db.execute(sql`select * from no_such_table`)).rejects.toThrow()
    expect(await shopping.read()).toMatchObject({ totals: { totalUnits: 1 } })
  })

  it('logs each call with its headers', async () => {
    shop().logged.length = 0
    await visitor().send('GET', '/fapi/server/time?x=1', {
      headers: {
        'x-locale': 'en-gb',
        'x-transaction-id': 't1',
        'x-correlation-id': 'c1',
        'x-brand': 'MARLOW',
        'x-region': 'EMEA',
        'x-channel': 'ECOMM',
        'x-source': 'ECOM15',
        'x-client-app': 'web',
        'x-auth-access-key': 'secret',
      },
    })
    const [{ ms, ...entry } = { ms: 0 }, ...others] = shop().logged
    expect(others).toEqual([])
    expect(ms).toBeTypeOf('number')
    expect(entry).toEqual({
      event: 'call',
      method: 'GET',
      path: '/fapi/server/time',
      status: 200,
      locale: 'en-gb',
      transactionId: 't1',
      correlationId: 'c1',
      brand: 'MARLOW',
      region: 'EMEA',
      channel: 'ECOMM',
      source: 'ECOM15',
      clientApp: 'web',
    })
  })

  it('answers a bug by GEN500, without saying more than that, and logs it', async () => {
    const logged: object[] = []
    const note = (entry: object) => logged.push(entry)
    const brokenSecret = 'another secret, long enough to sign with'
    const jobs = createJobs({ database: shop().database, jobs: [], log: silentLog })
    const broken = createBackend({
      database: shop().database,
      photos: demoPhotos,
      taxes: tableTaxes,
      deliveryMethods,
      content: { ...contentSource, menu: () => Promise.reject(new Error('the disk is on fire')) },
      decisions: createLocalHashing(experiments),
      clock: () => opening,
      newId: () => 'id-1',
      log: { info: note, warn: note, error: note },
      secret: brokenSecret,
      editors: createEditors({
        previewKey: undefined,
        secret: brokenSecret,
        clock: () => opening,
        limiters: createRateLimiters(undefined),
      }),
      staff: createStaff({
        staffKey: undefined,
        secret: brokenSecret,
        clock: () => opening,
        limiters: createRateLimiters(undefined),
      }),
      failedJobs: jobs.failed,
      webhooks: webhooksOf(shop().database, () => opening).deliveriesBy(jobs),
      limiters: createRateLimiters(undefined),
      sendMail: () => undefined,
      print: async () => err('busy'),
      cleanPicture: async () => err('busy'),
      mailed: (work) => shop().database.sql.transaction((sql) => work({ sql, send: async () => undefined })),
      secureCookies: true,
      origin: 'http://shop.test',
      checksOutput: true,
    })
    const response = await createVisitor(broken).send('GET', '/publish/caas/v1/canvas/menu/en-us')
    expect((await refusal(response, 'GEN500')).error.message).not.toContain('fire')
    expect(logged).toMatchObject([{ event: 'call failed', correlationId: 'id-1' }, { status: 500 }])
    const token = await createVisitor(broken).send('POST', '/token/v2/auth/token')
    expect(token.headers.getSetCookie()[0]).toMatch(/; Secure/)
  })
}
