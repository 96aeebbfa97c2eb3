import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ContentAdapter, ContentRequest } from '#src/canvas/adapters/content-adapter.ts'
import type { SearchQuery, ShowcaseQuery } from '#src/contract/content/content.ts'
import { adaptersUnderTest, noon, type Opened } from './adapters-under-test.ts'
import { createContentFolder, pageSaying, type ContentFolder } from './content-folder.ts'

const usa: ContentRequest = { siteId: 'en-us', mode: 'publish', instant: noon }
const preview: ContentRequest = { ...usa, mode: 'preview' }
const care = { id: 'care', label: 'Care' }
const people = { id: 'people', label: 'People' }

const article = (title: string, date: string, tags: object[], more: object = {}): object => ({
  ...pageSaying(title),
  sections: [{ name: 'main', items: [{ type: 'article', title, date, tags, ...more }] }],
})

let content: ContentFolder
let opened: Opened
beforeEach(async () => {
  content = await createContentFolder()
  await content.write('en/page/home.json', {
    ...pageSaying('Home'),
    layoutVariant: 'wide',
    sections: [
      {
        name: 'main',
        items: [
          { type: 'fragment', fragmentId: 'hours' },
          { type: 'collection', variant: 'grid', items: [{ type: 'card', url: '/stories/boots?from=home' }] },
        ],
      },
    ],
  })
  await content.write('en/fragment/hours.json', { ...pageSaying('hours'), name: 'Opening hours' })
  await content.write('en/page/stories.json', pageSaying('Stories'))
  await content.write('en/page/stories/boots.json', article('Boots', '2026-05-01', [care, people]))
  await content.write('en/page/stories/rain.json', article('Rain', '2026-05-03', [care]))
  await content.write('en/page/stories/rain/wax.json', article('Wax', '2026-05-02T10:00:00+02:00', [people]))
  await content.write('en/page/stories/untitled.json', article('', '2026-05-09', [care]))
  await content.write(
    'en/page/stories/soon.json',
    article('Soon', '2026-06-02', [care], { publishAt: '2026-06-02T00:00:00Z' }),
  )
  await content.write('en-gb/page/stories/rain.json', article('British rain', '2026-05-04', [care]))
})
afterEach(async () => {
  await opened.close()
  await content.remove()
})

const all: SearchQuery = { searchType: 'article', tagId: [], limit: 20, offset: 0 }
const pages: ShowcaseQuery = { docType: 'page', limit: 20, offset: 0 }

describe.each(Object.entries(adaptersUnderTest))('%s', (_, open) => {
  let adapter: ContentAdapter
  beforeEach(async () => {
    opened = await open(content.folder)
    adapter = opened.adapter
  })

  it('tells every entry that links and references lead to', async () => {
    const answer = await adapter.entries(usa)
    const known = answer.ok ? answer.value.map(({ kind, name }) => `${kind} ${name}`) : []
    expect(known).toEqual(expect.arrayContaining(['page home', 'fragment hours', 'page stories/boots']))
    expect(await adapter.entries({ ...usa, siteId: 'xx-xx' })).toMatchObject({ ok: false })
  })

  const search = async (query: Partial<SearchQuery>, request: ContentRequest = usa) => {
    const answer = await adapter.search({ ...all, ...query }, request)
    if (!answer.ok) throw new Error(answer.error.reason)
    const { result, facets, total } = answer.value
    return {
      titles: result.map(({ title }) => title),
      facets: facets.map(({ id, count }) => `${id} ${count}`),
      total,
    }
  }

  it('finds articles, the newest first, with their tags as facets', async () => {
    expect(await search({})).toEqual({
      titles: ['Rain', 'Wax', 'Boots'],
      facets: ['care 2', 'people 2'],
      total: 3,
    })
    const answer = await adapter.search({ ...all, limit: 1, offset: 1 }, usa)
    expect(answer).toMatchObject({
      ok: true,
      value: { result: [{ id: 'Wax', url: '/stories/rain/wax', tags: [people] }], total: 3 },
    })
  })

  it('narrows to any of the tags, while facets go on telling of all', async () => {
    const facets = ['care 2', 'people 2']
    expect(await search({ tagId: ['people'] })).toEqual({ titles: ['Wax', 'Boots'], facets, total: 2 })
    expect(await search({ tagId: ['people', 'care'], limit: 2 })).toMatchObject({ total: 3 })
    expect(await search({ tagId: ['none'] })).toEqual({ titles: [], facets, total: 0 })
  })

  it('finds what a site says differently, and what shows at the instant', async () => {
    expect((await search({}, { ...usa, siteId: 'en-gb' })).titles).toEqual(['British rain', 'Wax', 'Boots'])
    const later: ContentRequest = { ...usa, mode: 'preview', instant: '2026-06-02T00:00:00.000Z' }
    expect((await search({}, later)).titles).toEqual(['Soon', 'Rain', 'Wax', 'Boots'])
  })

  it('says until when a list stays as it is', async () => {
    const soon = '2026-06-02T00:00:00.000Z'
    expect(await adapter.search(all, usa)).toMatchObject({ ok: true, value: { until: soon } })
    await content.write('en/page/stories/gone.json', {
      ...pageSaying('Gone'),
      expireAt: '2026-06-01T13:00:00Z',
    })
    const below = await adapter.children('stories', usa)
    expect(below).toMatchObject({ ok: true, value: { until: '2026-06-01T13:00:00.000Z' } })
  })

  it('names to strangers no entry that does not show', async () => {
    await content.write('en/page/launch.json', { ...pageSaying('Launch'), publishAt: '2026-06-02T00:00:00Z' })
    const names = async (request: ContentRequest) => {
      const answer = await adapter.showcase(pages, request)
      return answer.ok ? answer.value.result.map(({ name }) => name) : []
    }
    expect(await names(usa)).not.toContain('Launch')
    expect(await names(preview)).toContain('Launch')
  })

  it.each(['recipe', '../page', ''])('finds nothing of the type %j', async (searchType) =>
    expect(await adapter.search({ ...all, searchType }, usa)).toMatchObject({ error: { kind: 'notFound' } }),
  )

  it('lists the pages below a page', async () => {
    const below = (slugs: string[]) => ({
      value: { result: slugs.map((slug) => ({ slug, url: `/${slug}` })) },
    })
    expect(await adapter.children('stories', usa)).toMatchObject(
      below(['stories/boots', 'stories/rain', 'stories/soon', 'stories/untitled']),
    )
    expect(await adapter.children('stories/rain', usa)).toMatchObject(below(['stories/rain/wax']))
    expect(await adapter.children('stories/boots', usa)).toMatchObject(below([]))
    expect(await adapter.children('nowhere', usa)).toMatchObject({ error: { kind: 'notFound' } })
    expect(await adapter.children('..', usa)).toMatchObject({ error: { kind: 'notFound' } })
  })

  it('shows editors entries by kind and by block, with how many refer to each', async () => {
    const showcase = async (query: Partial<ShowcaseQuery>) => {
      const answer = await adapter.showcase({ ...pages, ...query }, preview)
      return answer.ok
        ? answer.value.result.map(({ name, referrersCount }) => `${name} ${referrersCount}`)
        : answer.error.kind
    }
    expect(await showcase({ docType: 'fragment' })).toEqual(['Opening hours 1'])
    expect(await showcase({ docType: 'page', layoutVariant: 'wide' })).toEqual(['Home 0'])
    expect(await showcase({ docType: 'collection', layoutVariant: 'grid' })).toEqual(['Home 0'])
    expect(await showcase({ docType: 'collection', layoutVariant: 'list' })).toEqual([])
    expect(await showcase({ docType: 'article' })).toEqual([
      'Boots 1',
      'Rain 0',
      'Soon 0',
      'stories/untitled 0',
      'Wax 0',
    ])
    expect(await showcase({ docType: '../page' })).toBe('notFound')
    const answer = await adapter.showcase({ ...pages, limit: 10, offset: 5 }, usa)
    expect(answer).toMatchObject({ ok: true, value: { total: 7, result: [{}, {}] } })
  })

  it('gives the same lists until an entry changes', async () => {
    const lists = async () => [
      await adapter.search(all, usa),
      await adapter.children('stories', usa),
      await adapter.showcase(pages, usa),
    ]
    const [before, after] = [await lists(), await lists()]
    expect(
      after.every((list, index) => list.ok && before[index]?.ok && list.value === before[index].value),
    ).toBe(true)
    await content.write('en/page/stories/snow.json', article('Snow', '2026-05-31', [care]))
    expect((await search({})).titles).toEqual(['Snow', 'Rain', 'Wax', 'Boots'])
  })
})
