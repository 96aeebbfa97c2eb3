import { expect, it } from 'vitest'
import { pageSchema } from '#src/contract/content/page.ts'
import type { ListedEntry } from '../adapters/content-adapter.ts'
import { contentUsage } from './content-usage.ts'

const entry = (kind: ListedEntry['kind'], name: string, ...items: object[]): ListedEntry => ({
  kind,
  name,
  page: pageSchema.parse({ id: name, slug: name, sections: [{ name: 'main', items }] }),
})
const link = (url: string) => ({ type: 'rich-text', richText: `<a href="${url}">x</a>` })

const entries = [
  entry('page', 'home', link('/help'), link('/nowhere'), { type: 'fragment', fragmentId: 'hours' }),
  entry('page', 'help', {
    type: 'image-banner',
    media: { publicId: 'a/b' },
    targets: [{ url: '/c/x-1000' }],
  }),
  entry('page', 'hours', link('/c/gone-9999?page=2')),
  entry('page', 'stories/one', { type: 'article' }),
  entry('page', 'lost', { type: 'segmentation', segments: [{ id: 'loggedin', targets: [] }], baselines: [] }),
  entry('page', 'error-4xx', link('/')),
  entry('fragment', 'hours', link('/hours')),
  entry('category', '1000', { type: 'experience', experienceId: 'hero', variants: [] }, link('/nowhere')),
]
const usage = contentUsage(entries, (path) => {
  if (path.startsWith('/c/')) return path === '/c/x-1000'
  return path === '/error-4xx' ? false : undefined
})
const names = (uses: readonly { name: string }[]) => uses.map(({ name }) => name)

it('tells where blocks, pictures, segments and experiments are used', () => {
  expect(names(usage.blocks)).toEqual([
    ...['article', 'experience', 'fragment', 'image-banner', 'rich-text', 'segmentation'],
  ])
  expect(usage.pictures).toEqual([
    { name: 'a/b', places: [{ kind: 'page', name: 'help', paths: ['sections[0].items[0].media'] }] },
  ])
  expect(names(usage.segments)).toEqual(['loggedin'])
  expect(usage.experiments).toMatchObject([{ name: 'hero', places: [{ kind: 'category', name: '1000' }] }])
})

it('finds links that lead nowhere, in the shop too, with every entry that has them', () => {
  expect(usage.deadLinks).toEqual([
    {
      name: '/c/gone-9999',
      places: [{ kind: 'page', name: 'hours', paths: ['sections[0].items[0].richText'] }],
    },
    {
      name: '/nowhere',
      places: [
        { kind: 'page', name: 'home', paths: ['sections[0].items[1].richText'] },
        { kind: 'category', name: '1000', paths: ['sections[0].items[1].richText'] },
      ],
    },
  ])
})

it('finds pages that neither link, fragment nor list leads to', () => {
  expect(usage.unreachablePages).toEqual(['lost', 'stories/one'])
  const withGrid = [...entries, entry('menu', 'menu', { type: 'article-grid' })]
  expect(contentUsage(withGrid, () => undefined).unreachablePages).toEqual(['error-4xx', 'lost'])
})
