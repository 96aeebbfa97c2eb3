import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ContentAdapter, ContentRequest } from '#src/canvas/adapters/content-adapter.ts'
import { adaptersUnderTest, noon, type Opened } from './adapters-under-test.ts'
import { createContentFolder, pageSaying, type ContentFolder } from './content-folder.ts'

const usa: ContentRequest = { siteId: 'en-us', mode: 'publish', instant: noon }
const britain: ContentRequest = { ...usa, siteId: 'en-gb' }

let content: ContentFolder
let opened: Opened
beforeEach(async () => {
  content = await createContentFolder()
  await content.write('en/page/home.json', pageSaying('home'))
  await content.write('en/page/help/returns/how-to-return.json', pageSaying('returns'))
  await content.write('en-gb/page/home.json', pageSaying('british home'))
  await content.write('en/menu.json', pageSaying('menu'))
  await content.write('en/footer.json', pageSaying('footer'))
  await content.write('en/category/1000.json', pageSaying('category'))
  await content.write('en/page/broken.json', '{ "sections": [')
  await content.write('en/page/shapeless.json', '[]')
  await content.write('en/page/later.json', pageSaying('later', { publishAt: '2026-06-02T00:00:00Z' }))
  await content.write('en/popups.json', pageSaying('popups'))
  await content.write('en/product/FELLBOOT1.json', pageSaying('product'))
  await content.write('en/fragment/Hours-1.json', pageSaying('hours'))
  await content.write('en/fragment/sale.json', pageSaying('sale', { expireAt: '2026-06-01T12:00:00Z' }))
  await content.write('secret.json', pageSaying('secret'))
})
afterEach(async () => {
  await opened.close()
  await content.remove()
})

/** Where a value, or what it holds, can be changed. */
const unfrozenIn = (value: unknown, path: string): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, part]) => unfrozenIn(part, `${path}.${key}`))
  return Object.isFrozen(value) ? inner : [path, ...inner]
}

const titleOf = async (answer: ReturnType<ContentAdapter['menu']>): Promise<string> => {
  const result = await answer
  return result.ok ? result.value.metadata.htmlTitle : result.error.kind
}

describe.each(Object.entries(adaptersUnderTest))('%s', (_, open) => {
  let adapter: ContentAdapter
  beforeEach(async () => {
    opened = await open(content.folder)
    adapter = opened.adapter
  })

  it('reads every kind of entry', async () => {
    expect(await titleOf(adapter.page('home', usa))).toBe('home')
    expect(await titleOf(adapter.page('help/returns/how-to-return', usa))).toBe('returns')
    expect(await titleOf(adapter.menu(usa))).toBe('menu')
    expect(await titleOf(adapter.footer(usa))).toBe('footer')
    expect(await titleOf(adapter.popups(usa))).toBe('popups')
    expect(await titleOf(adapter.category('1000', usa))).toBe('category')
    expect(await titleOf(adapter.product('FELLBOOT1', usa))).toBe('product')
    expect(await titleOf(adapter.fragment('Hours-1', usa))).toBe('hours')
  })

  it('tells the schedule of a fragment that does not show, and nothing else of it', async () => {
    const hidden = await adapter.fragment('sale', usa)
    expect(hidden).toMatchObject({ ok: true, value: { expireAt: '2026-06-01T12:00:00Z', sections: [] } })
    const again = await adapter.fragment('sale', usa)
    expect(hidden.ok && again.ok && hidden.value === again.value).toBe(true)
    const before = await adapter.fragment('sale', {
      ...usa,
      mode: 'preview',
      instant: '2026-06-01T11:59:59.999Z',
    })
    expect(before).toMatchObject({ ok: true, value: { sections: [{ name: 'main' }] } })
  })

  it('gives nothing that a reader could change for the next one', async () => {
    const found = [
      await adapter.page('home', usa),
      await adapter.menu(usa),
      await adapter.fragment('sale', usa),
      await adapter.entries(usa),
      await adapter.page('home', { ...usa, mode: 'preview' }),
    ]
    expect(found.map(({ ok }) => ok)).toEqual(found.map(() => true))
    expect(found.flatMap((one) => (one.ok ? unfrozenIn(one.value, 'value') : []))).toEqual([])
  })

  it('gives a site its own entry, and that of its language where it has none', async () => {
    expect(await titleOf(adapter.page('home', britain))).toBe('british home')
    expect(await titleOf(adapter.menu(britain))).toBe('menu')
  })

  it('has nothing in a language without content', async () => {
    expect(await titleOf(adapter.menu({ ...usa, siteId: 'de-de' }))).toBe('notFound')
  })

  it.each([
    'nowhere',
    '../secret',
    '..',
    'help/../home',
    '/home',
    'home/',
    'Home',
    'home.json',
    'a\u0000b',
    '',
    '%2e%2e/secret',
  ])('finds no page %j', async (slug) => expect(await titleOf(adapter.page(slug, usa))).toBe('notFound'))

  it.each(['..', 'xx-xx', 'en', '', '../en'])('finds nothing for a site %j', async (siteId) =>
    expect(await titleOf(adapter.page('home', { ...usa, siteId }))).toBe('notFound'),
  )

  it.each(['1', 'abcd', '../page/home', '12345678901'])('finds no category %j', async (id) =>
    expect(await titleOf(adapter.category(id, usa))).toBe('notFound'),
  )

  it.each(['broken', 'shapeless'])(
    'tells that the %s entry cannot be had, and does not throw',
    async (slug) => expect(['unreadable', 'unavailable']).toContain(await titleOf(adapter.page(slug, usa))),
  )

  it('keeps a page back until it is published', async () => {
    expect(await titleOf(adapter.page('later', usa))).toBe('notFound')
    const preview: ContentRequest = { ...usa, mode: 'preview', instant: '2026-06-02T00:00:00.000Z' }
    expect(await titleOf(adapter.page('later', preview))).toBe('later')
  })

  it('gives the same object until the entry changes', async () => {
    const [first, second] = [await adapter.page('home', usa), await adapter.page('home', usa)]
    expect(first.ok && second.ok && first.value === second.value).toBe(true)
    await content.write('en/page/home.json', pageSaying('a new home'))
    expect(await titleOf(adapter.page('home', usa))).toBe('a new home')
  })

  it('answers many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => titleOf(adapter.page('home', usa))))
    expect(new Set(answers)).toEqual(new Set(['home']))
  })
})
