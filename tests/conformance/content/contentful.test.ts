import { describe, expect, it } from 'vitest'
import { blockDefinitions } from '#blocks/definitions.ts'
import { createContentful } from '#content-adapters/contentful/contentful.ts'
import type { ContentRequest } from '#src/canvas/adapters/content-adapter.ts'
import { resolvePage } from '#src/canvas/pages/resolve-page.ts'
import { withReferences } from '#src/canvas/pages/with-references.ts'
import type { CanvasPage } from '#src/contract/content/page.ts'
import { deliveredHome, unknownContentType } from '#tests/fixtures/contentful/home.ts'

const request: ContentRequest = { siteId: 'en-us', mode: 'publish', instant: '2026-06-01T12:00:00.000Z' }

type Answer = { status: number; body: unknown }
const found: Answer = { status: 200, body: deliveredHome }
const none: Answer = { status: 200, body: { total: 0, items: [] } }

/** A space that answers by content type, or by entry id. */
const space = (answers: Record<string, Answer>, fetchPicture: typeof fetch = fetch) => {
  const requested: URL[] = []
  const headers: Headers[] = []
  const faults: string[] = []
  const adapter = createContentful({
    space: 'shoes',
    environment: 'staging',
    deliveryToken: 'published',
    previewToken: 'drafts',
    deliveryOrigin: 'https://cdn.example',
    previewOrigin: 'https://preview.example',
    locales: { 'fr-ca': 'fr' },
    freshMs: 0,
    staleMs: 0,
    log: ({ reason }) => faults.push(reason),
    fetchPicture,
    fetch: async (input, init) => {
      const url = new URL(String(input))
      requested.push(url)
      headers.push(new Headers(init?.headers))
      const { status, body } =
        answers[url.searchParams.get('content_type') ?? url.searchParams.get('sys.id') ?? ''] ?? none
      return new Response(JSON.stringify(body), { status })
    },
  })
  return { adapter, requested, headers, faults, answers }
}

const homeOf = async ({ adapter }: ReturnType<typeof space>): Promise<CanvasPage> => {
  const answer = await withReferences(adapter).page('home', request)
  if (!answer.ok) throw new Error(answer.error.reason)
  return answer.value
}

it('asks for pictures of its space alone, by the fetch for pictures', async () => {
  const requested: string[] = []
  const { adapter } = space({}, async (input) => {
    requested.push(String(input))
    return new Response('bytes')
  })
  const { signal } = new AbortController()
  for (const path of ['images.ctfassets.net/shoes/a.jpg', 'images.ctfassets.net/others/a.jpg'])
    await adapter.originalPicture?.(`remote/${path}`, signal)
  expect(requested).toEqual(['https://images.ctfassets.net/shoes/a.jpg'])
})

describe('a page of a space', () => {
  it('becomes blocks with their pictures, links and texts', async () => {
    const home = await homeOf(space({ page: found }))
    const page = resolvePage(home, blockDefinitions, request.instant)
    const [hero, words, spacer] = page.sections[0]?.items ?? []
    expect(home).toMatchObject({
      id: 'home1',
      slug: 'home',
      name: 'Home',
      expireAt: '2027-01-01T00:00:00+01:00',
    })
    expect(home.metadata).toMatchObject({
      htmlTitle: 'Home',
      ogImage: 'remote/images.example/shoes/cliffs/a1/cliffs.jpg',
    })
    expect(hero).toMatchObject({
      type: 'hero-banner',
      props: {
        title: 'Boots for the harbour',
        media: {
          publicId: 'remote/images.example/shoes/cliffs/a1/cliffs.jpg',
          width: 2400,
          height: 1350,
          alt: 'Cliffs above a calm sea',
          focal: 'north',
          sm: { publicId: 'remote/images.example/shoes/tall/a2/tall.jpg', width: 1200, height: 1500 },
        },
        targets: [
          { text: 'The story', url: '/stories/harbour' },
          { text: 'Boots', url: '/c/boots-1200', style: 'secondary' },
        ],
      },
    })
    expect(words).toMatchObject({
      type: 'rich-text',
      props: {
        richText:
          '<h2>Tide &amp; tables</h2>' +
          '<p>Read <a href="/stories/harbour"><em><strong>the story</strong></em></a>, ' +
          '<a href="https://maps.example/?a=&quot;b&quot;" rel="noopener">a "map"</a>' +
          '<span> or not</span> and more</p>' +
          '<ul><li><p>H<sub>2</sub></p></li></ul><hr />' +
          '<table><tr><th><p>&lt;b&gt;</p></th></tr></table>plain',
      },
    })
    expect(spacer).toMatchObject({ type: 'spacer', path: 'sections[0].items[2].hours.sections[0].items[0]' })
  })

  it('degrades where an entry is of no known type, missing, or within itself', async () => {
    const loop = { status: 200, body: { ...deliveredHome, items: deliveredHome.includes.Entry.slice(-1) } }
    const page = resolvePage(
      await homeOf(space({ page: found, loop1: loop })),
      blockDefinitions,
      request.instant,
    )
    const problems = page.problems.map(({ path, reason }) => `${path}: ${reason}`)
    expect(problems).toContain('sections[0].items[2].hours.sections[0].items[1]: there is no fragment deep1')
    expect(problems).toContain('sections[0].items[3]: there is no such block')
    expect(problems).toContain('sections[0].items[4]: there is no fragment gone1')
    expect(problems.join()).not.toContain('not loaded')
  })

  it('brings what lies deeper than links are followed', async () => {
    const deep = { status: 200, body: { ...deliveredHome, items: deliveredHome.includes.Entry.slice(2, 3) } }
    const page = resolvePage(
      await homeOf(space({ page: found, deep1: deep })),
      blockDefinitions,
      request.instant,
    )
    expect(page.sections[0]?.items[3]).toMatchObject({
      type: 'hero-banner',
      path: 'sections[0].items[2].hours.sections[0].items[1].deep1.sections[0].items[0]',
    })
  })
})

describe('a space', () => {
  it('is requested by its environment, locale and token', async () => {
    const { adapter, requested, headers } = space({ page: found })
    await adapter.page('home', request)
    await adapter.page('home', { ...request, mode: 'preview' })
    await adapter.category('1200', { ...request, siteId: 'fr-ca' })
    expect(requested.map(({ origin, pathname }) => `${origin}${pathname}`)).toEqual([
      'https://cdn.example/spaces/shoes/environments/staging/entries',
      'https://preview.example/spaces/shoes/environments/staging/entries',
      'https://cdn.example/spaces/shoes/environments/staging/entries',
    ])
    expect(Object.fromEntries(requested[0]?.searchParams ?? [])).toMatchObject({
      content_type: 'page',
      'fields.slug': 'home',
      include: '10',
      locale: 'en-US',
    })
    expect(Object.fromEntries(requested[2]?.searchParams ?? [])).toMatchObject({
      content_type: 'categoryContent',
      'fields.categoryId': '1200',
      locale: 'fr',
    })
    expect(headers.map((sent) => sent.get('authorization'))).toEqual([
      'Bearer published',
      'Bearer drafts',
      'Bearer published',
    ])
  })

  it('need not have every content type', async () => {
    const { adapter, faults } = space({ popups: { status: 400, body: unknownContentType } })
    expect(await adapter.popups(request)).toMatchObject({ ok: false, error: { kind: 'notFound' } })
    expect(faults).toEqual([])
  })

  it.each([
    { status: 401, body: {} },
    { status: 404, body: {} },
    { status: 429, body: {} },
    { status: 200, body: { items: 'none' } },
  ])('has its last good answer stand in under $status $body', async (trouble) => {
    const shop = space({ page: found })
    const home = await homeOf(shop)
    shop.answers['page'] = trouble
    expect(await homeOf(shop)).toEqual(home)
    expect(shop.faults).toHaveLength(1)
    expect(await space({ page: trouble }).adapter.page('home', request)).toMatchObject({
      error: { kind: 'unavailable' },
    })
  })

  it('takes away what it no longer has', async () => {
    const shop = space({ page: found })
    await homeOf(shop)
    shop.answers['page'] = none
    expect(await shop.adapter.page('home', request)).toMatchObject({ error: { kind: 'notFound' } })
  })
})
