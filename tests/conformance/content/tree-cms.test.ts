import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { blockDefinitions } from '#blocks/definitions.ts'
import type { ContentRequest } from '#src/canvas/adapters/content-adapter.ts'
import { resolvePage } from '#src/canvas/pages/resolve-page.ts'
import { treeCms } from '#tests/fixtures/tree-cms/tree-cms.ts'

const request: ContentRequest = { siteId: 'en-us', mode: 'publish', instant: '2026-06-01T12:00:00.000Z' }

const story = {
  story: {
    uuid: 'a1',
    path: 'stories/the-sole',
    name: 'The sole',
    seo: { title: 'How a sole is made', description: 'Six steps' },
    publish_at: null,
    content: {
      _uid: 'root',
      component: 'page',
      body: [
        {
          _uid: 'b1',
          component: 'hero_banner',
          title: 'The sole\u200b\u200c\u200b\u200c',
          overline: '',
          media: { filename: 'https://cdn.tree.example/sole.jpg', alt: 'A sole', w: 1600, h: 900 },
          targets: [{ text: 'See boots', url: { linktype: 'story', path: 'boots' } }],
        },
        {
          _uid: 'b2',
          component: 'collection',
          title: 'Read on',
          body: [{ _uid: 'b3', component: 'rich_text', rich_text: '<p>Rubber, then cork.</p>' }],
        },
        { _uid: 'b4', component: 'reference', fragment_id: 'hours' },
        { _uid: 'b5', component: 'heading', title: 'Six steps', subtitle: '' },
      ],
    },
  },
}

/** The CMS with one story; notes what is asked of it. */
const openCms = () => {
  const urls: string[] = []
  const opened = treeCms.read({ TREE_ORIGIN: 'https://cms.tree.example', TREE_TOKEN: 'secret' })
  if (!opened.ok) throw new Error('the variables are refused')
  const adapter = opened.value({
    newId: () => 'id',
    log: () => undefined,
    fetchPicture: () => Promise.reject(new Error('no pictures here')),
    fetch: (input) => {
      urls.push(String(input))
      const found = String(input).includes('/stories/en-us/stories/the-sole?')
      return Promise.resolve(Response.json(found ? story : {}, { status: found ? 200 : 404 }))
    },
  })
  return { adapter, urls }
}

it('makes blocks of a tree of components, pictures of assets and addresses of links', async () => {
  const { adapter, urls } = openCms()
  const found = await adapter.page('stories/the-sole', request)
  expect(urls).toEqual(['https://cms.tree.example/stories/en-us/stories/the-sole?version=published'])
  expect(found).toMatchObject({
    ok: true,
    value: {
      metadata: { htmlTitle: 'How a sole is made' },
      sections: [
        {
          items: [
            { type: 'hero-banner', title: 'The sole', targets: [{ text: 'See boots', url: '/boots' }] },
            { type: 'collection', items: [{ type: 'rich-text', richText: '<p>Rubber, then cork.</p>' }] },
            { type: 'fragment', fragmentId: 'hours' },
            { type: 'heading', title: 'Six steps' },
          ],
        },
      ],
    },
  })
  const [hero, , , heading] = found.ok
    ? (resolvePage(found.value, blockDefinitions, request.instant).sections[0]?.items ?? [])
    : []
  expect(hero).toMatchObject({ kind: 'block', props: { media: { alt: 'A sole', width: 1600 } } })
  expect(heading).toMatchObject({ kind: 'block', props: { title: 'Six steps', bottomMargins: 'sm' } })
})

it('has no story that the CMS does not have', async () => {
  const { adapter } = openCms()
  expect(await adapter.page('nowhere', request)).toMatchObject({ ok: false, error: { kind: 'notFound' } })
})

it('names the variables it lacks', () => {
  expect(treeCms.read({ TREE_ORIGIN: 'https://cms.tree.example' })).toEqual({
    ok: false,
    error: [{ variable: 'TREE_TOKEN', reason: 'tree-cms needs it' }],
  })
})

it('takes an adapter of less than a hundred lines', async () => {
  const source = await readFile('tests/fixtures/tree-cms/tree-cms.ts', 'utf8')
  expect(source.split('\n').length).toBeLessThan(100)
})
