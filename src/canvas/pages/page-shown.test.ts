import { expect, it } from 'vitest'
import { deliveredPageSchema } from '#src/contract/content/page.ts'
import { pageShown } from './page-shown.ts'

const block = (name: string, schedule: object = {}) => ({ type: 'rich-text', name, ...schedule })
const pageOf = (...items: unknown[]) =>
  deliveredPageSchema.parse({ id: 'x', slug: 'x', sections: [{ name: 'main', items }] })

const noon = '2026-06-01T12:00:00.000Z'
const over = { expireAt: noon }
const tocome = { publishAt: '2026-06-02T00:00:00+02:00' }

it('tells nothing of what is to come or over, at any depth, but the instants of the changes', () => {
  const page = pageOf(
    block('now', { expireAt: '2026-06-03T00:00:00Z' }),
    block('over', over),
    { type: 'collection', items: [block('to come', tocome), block('always')] },
    { type: 'fragment', fragmentId: 'f', fragment: { sections: [{ name: 'a', items: [], ...tocome }] } },
  )
  const shown = pageShown(page, noon)
  expect(shown.sections[0]?.items).toEqual([
    block('now', { expireAt: '2026-06-03T00:00:00Z' }),
    { type: 'collection', items: [block('always')] },
    { type: 'fragment', fragmentId: 'f', fragment: { sections: [] } },
  ])
  expect(shown).toMatchObject({ since: noon, until: '2026-06-01T22:00:00.000Z' })
})

it('is the same page where nothing has a schedule, and the same object between two changes', () => {
  const plain = pageOf(block('always'))
  expect(pageShown(plain, noon)).toBe(plain)
  const page = pageOf(block('to come', tocome))
  expect(pageShown(page, noon)).toBe(pageShown(page, '2026-06-01T21:59:59.999Z'))
  expect(pageShown(page, '2026-06-01T22:00:00Z').sections[0]?.items).toHaveLength(1)
  expect(pageShown(page, noon).sections[0]?.items).toHaveLength(0)
})

it('keeps what has a schedule that cannot be read, to be reported', () => {
  const page = pageOf(block('when?', { publishAt: 'soon' }), 'no block', null)
  expect(pageShown(page, noon).sections[0]?.items).toHaveLength(3)
})

it('ends with what lies deeper than any block can', () => {
  let deep: object = block('deep', over)
  for (let level = 0; level < 5_000; level += 1) deep = { items: [deep] }
  expect(() => pageShown(pageOf(deep), noon)).not.toThrow()
})
