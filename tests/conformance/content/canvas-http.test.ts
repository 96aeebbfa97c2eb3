import { afterEach, beforeEach, expect, it } from 'vitest'
import { createCanvasHttp } from '#content-adapters/canvas-http/canvas-http.ts'
import { createLocalFiles } from '#content-adapters/local-files/local-files.ts'
import type { ContentAdapter } from '#src/canvas/adapters/content-adapter.ts'
import { patience } from '#tests/setup/patience.ts'
import { createContentFolder, pageSaying, type ContentFolder } from './content-folder.ts'
import { accessKey, startContentService, type TroubledService } from './content-service.ts'

/** Milliseconds that a service has which never answers, and one that does all the same. */
const hurry = 2_000

const request = { siteId: 'en-ca', mode: 'publish', instant: '2026-06-01T12:00:00.000Z' } as const

let content: ContentFolder
let service: TroubledService
let faults: { url: string; reason: string }[]
beforeEach(async () => {
  faults = []
  content = await createContentFolder()
  await content.write('en/page/home.json', pageSaying('home'))
  const files = createLocalFiles({ folder: content.folder, log: () => undefined, trustMs: 0 })
  service = await startContentService(files, request.instant)
})
afterEach(async () => {
  await service.close()
  await content.remove()
})

const open = (freshMs: number, deadlineMs = patience): ContentAdapter =>
  createCanvasHttp({
    origin: service.origin,
    newId: () => 'id-1',
    accessKey,
    log: (fault) => faults.push(fault),
    fetch,
    fetchPicture: fetch,
    deadlineMs,
    freshMs,
    staleMs: 0,
  })

it('sends the headers every request carries, and the instant of a preview', async () => {
  const adapter = open(0)
  await adapter.page('home', request)
  await adapter.page('home', { ...request, mode: 'preview', instant: '2027-01-01T00:00:00.000Z' })
  expect(service.requests[0]).toMatchObject({
    path: '/publish/caas/v1/canvas/page/en-ca/home?locale=en-ca',
    headers: {
      'x-locale': 'en-ca',
      'x-region': 'NORA',
      'x-channel': 'ECOMM',
      'x-source': 'ECOM15',
      'x-correlation-id': 'id-1',
    },
  })
  expect(service.requests[0]?.headers).not.toHaveProperty('x-preview-date')
  expect(service.requests[1]?.headers).toMatchObject({ 'x-preview-date': '2027-01-01T00:00:00.000Z' })
})

it.each(['status', 'garbage', 'silence'] as const)(
  'has the last good copy stand in under %s',
  async (trouble) => {
    const adapter = open(0, hurry)
    const before = await adapter.page('home', request)
    service.trouble = trouble
    expect(await adapter.page('home', request)).toEqual(before)
    expect(faults).toHaveLength(1)
  },
)

it.each(['status', 'garbage', 'silence'] as const)(
  'says that nothing can be had under %s without a copy',
  async (trouble) => {
    service.trouble = trouble
    expect(await open(0, hurry).page('home', request)).toMatchObject({
      ok: false,
      error: { kind: 'unavailable' },
    })
  },
)

it('keeps no copy of what was taken away', async () => {
  const adapter = open(0)
  await adapter.page('home', request)
  await content.remove()
  expect(await adapter.page('home', request)).toMatchObject({ ok: false, error: { kind: 'notFound' } })
  service.trouble = 'status'
  expect(await adapter.page('home', request)).toMatchObject({ ok: false, error: { kind: 'unavailable' } })
  await content.write('en/page/home.json', pageSaying('home'))
})

it('asks once for many visitors, and not again while an answer is fresh', async () => {
  const adapter = open(60_000)
  await Promise.all([adapter.page('home', request), adapter.page('home', request)])
  await adapter.page('home', request)
  expect(service.requests).toHaveLength(1)
})

const later = '2026-06-01T13:00:00.000Z'
const block = (title: string, schedule: object) => ({ type: 'rich-text', title, ...schedule })

it('is told nothing of what is to come but the instant, and asks again then, however fresh its copy', async () => {
  const items = [block('to come', { publishAt: later }), block('here', { expireAt: later })]
  await content.write('en/page/home.json', { ...pageSaying('home'), sections: [{ name: 'main', items }] })
  const adapter = open(60_000)
  expect(await adapter.page('home', request)).toMatchObject({
    ok: true,
    value: { sections: [{ items: [{ title: 'here' }] }], until: later },
  })
  await adapter.page('home', { ...request, instant: '2026-06-01T12:59:59.999Z' })
  expect(service.requests).toHaveLength(1)
  await adapter.page('home', { ...request, instant: later })
  expect(service.requests).toHaveLength(2)
})

it('lets no list stand in beyond the instant at which one of its entries is over', async () => {
  const article = { type: 'article', title: 'Over at one', date: '2026-05-01', tags: [] }
  const page = { ...pageSaying('story'), expireAt: later, sections: [{ name: 'main', items: [article] }] }
  await content.write('en/page/stories/one.json', page)
  const adapter = open(60_000)
  const query = { searchType: 'article', tagId: [], limit: 20, offset: 0 }
  expect(await adapter.search(query, request)).toMatchObject({ ok: true, value: { total: 1, until: later } })
  service.trouble = 'status'
  expect(await adapter.search(query, request)).toMatchObject({ ok: true, value: { total: 1 } })
  expect(await adapter.search(query, { ...request, instant: later })).toMatchObject({
    ok: false,
    error: { kind: 'unavailable' },
  })
})

it('learns when an entry will be there, from services that say so', async () => {
  await content.write('en/popups.json', { ...pageSaying('later'), publishAt: later })
  const adapter = open(0)
  expect(await adapter.popups(request)).toMatchObject({
    ok: false,
    error: { kind: 'notFound', until: later },
  })
  const none = await adapter.page('nowhere', request)
  expect(none.ok ? {} : none.error).not.toHaveProperty('until')
})

it('asks for pictures apart from content', async () => {
  const requested: string[] = []
  const adapter = createCanvasHttp({
    origin: 'https://content.example',
    newId: () => 'id-1',
    log: (fault) => faults.push(fault),
    fetch: () => Promise.reject(new Error('content is down')),
    fetchPicture: (input) => {
      requested.push(new Request(input).url)
      const isAddress = requested.length > 1
      return Promise.resolve(new Response(isAddress ? 'by address' : 'by public id'))
    },
  })
  const original = async (publicId: string) => {
    const stream = await adapter.originalPicture?.(publicId, new AbortController().signal)
    return stream && Buffer.concat(await Array.fromAsync(stream)).toString()
  }
  expect(await original('photos/lamp')).toBe('by public id')
  expect(await original('remote/content.example/lamp.webp')).toBe('by address')
  expect(requested).toEqual([
    'https://content.example/pictures/marlow/image/upload/c_limit,w_2560/f_webp/q_80/photos/lamp',
    'https://content.example/lamp.webp',
  ])
})
