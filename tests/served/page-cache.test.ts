import { mkdir, writeFile, cp } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { beforeAll, expect, test } from 'vitest'
import { openOwnShop, type OwnShop } from '#tests/setup/own-shop.ts'
import { runsAll, seed } from '#tests/setup/extent.ts'
import { reachShop } from '#src/composition/control/control-client.ts'

/** How long an edit of content may take to show, in milliseconds. */
const contentFreshMs = 2_000

/** How many visitors come, and after how many of them something changes. */
const [visitorCount, changeEvery] = runsAll ? [5_000, 400] : [500, 100]

const words = (text: string) => ({ type: 'rich-text', richText: `<p>${text}</p>` })

const writePage = async (data: string, slug: string, items: object[]): Promise<void> => {
  const folder = join(data, 'content/en/page')
  await mkdir(folder, { recursive: true })
  const page = { id: slug, slug, sections: [{ name: 'main', items }] }
  await writeFile(join(folder, `${slug}.json`), JSON.stringify(page))
}

const factsPage = (version: number) => [
  { type: 'hero-banner', title: `Facts ${version}`, titleH1: true },
  ...['cart-not-empty', 'loggedin', 'loyalty-loggedin', 'wranx-loggedin'].map((id) => ({
    type: 'segmentation',
    segments: [{ id, targets: [words(`${id} holds`)] }],
    baselines: [words(`${id} does not hold`)],
  })),
  {
    type: 'experience',
    experienceId: 'split',
    variants: [{ variantId: 'b', targets: [words('split b')] }],
    baselines: [words('split as ever')],
  },
]

let own: OwnShop
beforeAll(async () => {
  own = await openOwnShop('cache', async (data) => {
    const content = join(data, 'content')
    await cp('demo/content', content, { recursive: true })
    await writePage(data, 'facts', factsPage(0))
    for (const [index] of poisons.entries()) await writePage(data, `target-${index}`, factsPage(index))
    const arms = [{ weight: 1 }, { variantId: 'b', weight: 1 }]
    const experiments = join(data, 'experiments.json')
    await writeFile(experiments, JSON.stringify({ experiments: [{ experienceId: 'split', arms }] }))
    return { CONTENT_FOLDER: content, EXPERIMENTS_FILE: experiments }
  })
  return own.close
})

/** Numbers that look random and are the same in each run (mulberry32). */
const randomOf = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

const visitorOf = (random: () => number) => {
  const one = <T>(...of: [T, ...T[]]): T => of[Math.floor(random() * of.length)] ?? of[0]
  const facts = {
    cartId: `cart-${Math.floor(random() * 1e6)}`,
    units: one(0, 0, 0, 1, 3),
    loggedIn: one(false, true),
    loyalty: one(false, true),
    wranx: one(false, true),
  }
  const cookies = [
    ...one([], [`welt_visitor=${encodeURIComponent(JSON.stringify(facts))}`]),
    ...one([], [`welt_visitor_id=visitor-${Math.floor(random() * 200)}0000`]),
    ...one([], ['OptanonConsent=groups%3DC0001%3A1%2CC0004%3A0'], ['OptanonConsent=groups%3DC0004%3A1']),
    ...one([], [`welt_session=${random()}`]),
    ...one([], [`_ga=${random()}`]),
  ].toSorted(() => random() - 0.5)
  const campaign = one(
    '',
    '',
    `utm_source=${random()}`,
    'gclid=x&fbclid=y',
    'enrollment_marketing_source=mail',
  )
  return { cookies, campaign, encoding: one('br', 'gzip', 'zstd', 'identity') }
}

const shown = async (url: string, cookies: readonly string[], encoding: string) => {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { cookie: cookies.join('; '), 'accept-encoding': encoding },
  })
  const { status, headers } = response
  return {
    page: {
      status,
      type: headers.get('content-type'),
      etag: headers.get('etag'),
      body: await response.text(),
    },
    how: headers.get('cache-status'),
  }
}

/** A cookie that makes the shop look for an editor, who is none: the page is rendered for this request. */
const uncached = 'welt_editor=nobody'

test('random visitors get what rendering each page for them would give, whatever changes meanwhile', async () => {
  const { shop, data } = own
  const catalogue = await reachShop(data)
  if (!catalogue) throw new Error('the running shop is not found')
  const { products } = await catalogue.read()
  const [product] = products
  const [variant] = product?.variants ?? []
  const paths = [
    ...['/en-us', '/de-de', '/en-us/facts', '/en-us/facts', '/en-gb/facts', '/en-us/c/women-1000'],
    ...['/fr-ca/c/women-1000?sort=price-asc', '/en-us/c/women-1000?page=2', '/en-us/stories?tagId=care'],
    ...[`/en-us/p/${product?.slug}-${product?.productId}`, '/en-us/no-such-page', '/en-gb/help'],
  ]
  const addresses = await Promise.all(
    paths.map(async (path) => {
      const { status, headers } = await fetch(`${shop.url}${path}`, { redirect: 'manual' })
      return status === 301 ? (headers.get('location') ?? path) : path
    }),
  )
  const random = randomOf(seed)
  let version = 0
  const changes = [
    async () => {
      version += 1
      await writePage(data, 'facts', factsPage(version))
      await new Promise((done) => setTimeout(done, contentFreshMs))
    },
    () => catalogue.update([{ variantId: variant?.variantId, quantity: Math.floor(random() * 6) }]),
    () => {
      const current = 1_000 + Math.floor(random() * 50_000)
      return catalogue.update([
        { variantId: variant?.variantId, prices: { USD: { current, original: current } } },
      ])
    },
    async () => {
      const publishAt = new Date(Date.now() + 1_500).toISOString()
      await writePage(data, 'facts', [...factsPage(version), { ...words('scheduled'), publishAt }])
      await new Promise((done) => setTimeout(done, contentFreshMs))
    },
  ]

  let misses = 0
  /** What has to be rendered at least: each answer in each encoding. */
  const answers = new Set<string>()
  const visit = async (): Promise<void> => {
    const { cookies, campaign, encoding } = visitorOf(random)
    const path = addresses[Math.floor(random() * addresses.length)] ?? ''
    const query = [path.split('?')[1] ?? '', campaign].filter((part) => part !== '').join('&')
    const url = `${shop.url}${path.split('?')[0]}${query === '' ? '' : `?${query}`}`
    const anew = () => shown(url, [...cookies, uncached], encoding)
    const [before, { page, how }] = await Promise.all([anew(), shown(url, cookies, encoding)])
    expect(before.how).toBeNull()
    answers.add(`${path} ${page.etag} ${encoding}`)
    if (!how?.startsWith('welt; hit')) misses += 1
    // What changed by itself between the two is settled by a third.
    if (JSON.stringify(page) !== JSON.stringify(before.page)) expect(page, url).toEqual((await anew()).page)
  }
  const lanes = 4
  for (let visits = 0; visits < visitorCount; visits += lanes) {
    if (visits % changeEvery === 0) await changes[(visits / changeEvery) % changes.length]?.()
    await Promise.all(Array.from({ length: lanes }, visit))
  }
  expect(misses).toBeLessThan(answers.size)
})

const mark = 'POISON'
const poisons: [string, { query?: string; headers?: Record<string, string>; method?: string }][] = [
  ['an unknown parameter', { query: `x=${mark}` }],
  ['a parameter of markup', { query: `utm_source=%22%3E%3Cscript%3E${mark}` }],
  ['a parameter without a value', { query: mark }],
  ['a broken escape', { query: `a=%E0%A4%A${mark}` }],
  ['a parameter of an array', { query: `page[]=${mark}` }],
  ['a parameter of a prototype', { query: `__proto__[x]=${mark}` }],
  ['the parameters of a preview', { query: 'preview=true&previewDateTime=2030-01-01T00:00:00Z' }],
  ['a test context', { query: 'p13n_testcontext={"variants":["b"]}' }],
  ['a form that failed', { query: 'error=BSK409&max=1' }],
  ['another locale', { query: 'localePath=fr-ca' }],
  ['a mode of the CMS', { query: 'cms=preview' }],
  ['a session', { headers: { cookie: `welt_session=${mark}` } }],
  ['a cart', { headers: { cookie: `welt_visitor=${encodeURIComponent(`{"cartId":"${mark}","units":1}`)}` } }],
  ['facts that are none', { headers: { cookie: `welt_visitor=${mark}` } }],
  ['two visitors in one', { headers: { cookie: 'welt_visitor=%7B%22units%22%3A1%7D; welt_visitor=%7B%7D' } }],
  ['an id of markup', { headers: { cookie: `welt_visitor_id=<b>${mark}` } }],
  ['consent of markup', { headers: { cookie: `OptanonConsent=<b>${mark}` } }],
  ['an editor that is none', { headers: { cookie: `welt_editor=${mark}` } }],
  ['a cookie without a name', { headers: { cookie: `=${mark}; ${mark}` } }],
  ['credentials', { headers: { authorization: `Bearer ${mark}` } }],
  ['another language', { headers: { 'accept-language': 'fr-CA' } }],
  ['another kind of answer', { headers: { accept: `application/json;${mark}` } }],
  ['a forwarded host', { headers: { 'x-forwarded-host': `${mark}.example` } }],
  ['a forwarded scheme', { headers: { 'x-forwarded-proto': 'https' } }],
  ['a forwarded address', { headers: { 'x-forwarded-for': '10.9.8.7' } }],
  [
    'an address in place of its own',
    { headers: { 'x-original-url': `/${mark}`, 'x-rewrite-url': `/${mark}` } },
  ],
  ['another method in its place', { headers: { 'x-http-method-override': 'DELETE' } }],
  ['another origin', { headers: { origin: `https://${mark}.example`, referer: `https://${mark}.example` } }],
  ['a correlation id', { headers: { 'x-correlation-id': mark } }],
  ['a site by header', { headers: { 'x-locale': 'fr-ca', 'x-preview-date': '2030-01-01T00:00:00Z' } }],
  ['a part of it', { headers: { range: 'bytes=0-10' } }],
  ['a condition', { headers: { 'if-none-match': '*' } }],
  ['an encoding that is none', { headers: { 'accept-encoding': `br;q=0, ${mark}` } }],
  ['its head alone', { method: 'HEAD' }],
]

test('no header, cookie or query of one visitor reaches the page of another', async () => {
  const { shop } = own
  for (const [index, [name, { query = '', headers = {}, method = 'GET' }]] of poisons.entries()) {
    const url = `${shop.url}/en-us/target-${index}`
    const first = await fetch(`${url}?${query}`, { method, headers, redirect: 'manual' })
    await first.arrayBuffer()
    const clean = await shown(url, [], 'identity')
    expect(clean.page, name).toEqual((await shown(url, [uncached], 'identity')).page)
    expect(clean.page.body, name).not.toContain(mark)
    expect((await shown(url, [], 'identity')).how, name).toMatch(/^welt; hit/)
  }
})

test('what is published shows to the second while many ask, and a sold-out size at once', async () => {
  const { shop, data } = own
  const publishAt = Date.now() + 8_000
  await writePage(data, 'launch', [
    words('before and after'),
    { ...words('now on sale'), publishAt: new Date(publishAt).toISOString() },
  ])
  const url = `${shop.url}/en-us/launch`
  const early: number[] = []
  const late: number[] = []
  const watch = async (): Promise<void> => {
    while (Date.now() < publishAt + 1_500) {
      const begun = Date.now()
      const isOut = (await (await fetch(url)).text()).includes('now on sale')
      if (isOut && Date.now() < publishAt) early.push(begun)
      if (!isOut && begun >= publishAt) late.push(begun - publishAt)
    }
  }
  await Promise.all(Array.from({ length: 16 }, watch))
  expect({ early, late }).toEqual({ early: [], late: [] })

  const catalogue = await reachShop(data)
  const { products = [] } = (await catalogue?.read()) ?? {}
  const product = products.find(({ productType }) => productType !== 'digital')
  const address = `${shop.url}/en-us/p/${product?.slug}-${product?.productId}`
  const stockIn = (html: string): string[] => html.match(/schema\.org\/(?:InStock|OutOfStock)/g) ?? []
  expect(stockIn(await (await fetch(address)).text())).toContain('schema.org/InStock')
  await catalogue?.update((product?.variants ?? []).map(({ variantId }) => ({ variantId, quantity: 0 })))
  expect(stockIn(await (await fetch(address)).text())).not.toContain('schema.org/InStock')
})

const statusSchema = z.string().regex(/^welt; hit/)

test('session, cart, consent and campaigns alone never cause a rendering', async () => {
  const { shop } = own
  for (const path of ['/en-us/c/women-1000', '/en-us/help', '/en-us']) {
    const url = `${shop.url}${path}`
    const { page } = await shown(url, [], 'br')
    expect(page.status).toBe(200)
    for (const cookie of [
      'welt_session=abc',
      'OptanonConsent=groups%3DC0001%3A1',
      '_ga=GA1.2.3',
      'theme=dark',
    ])
      statusSchema.parse((await shown(`${url}?utm_source=mail&gclid=${cookie.length}`, [cookie], 'br')).how)
  }
})
