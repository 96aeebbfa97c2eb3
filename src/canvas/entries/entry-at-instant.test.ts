import { expect, it } from 'vitest'
import { deliveredPageSchema } from '#src/contract/content/page.ts'
import { atInstant } from './entry-at-instant.ts'

const page = deliveredPageSchema.parse({
  id: 'x',
  slug: 'x',
  publishAt: '2026-06-01T00:00:00+02:00',
  expireAt: '2026-07-01T00:00:00Z',
  sections: [{ name: 'main', items: [] }],
})

it('gives an entry in its schedule', () =>
  expect(atInstant('page', page, '2026-06-15T00:00:00Z')).toEqual({ ok: true, value: page }))

it.each([
  ['2026-05-01T00:00:00Z', { until: '2026-05-31T22:00:00.000Z' }],
  ['2026-07-01T00:00:00Z', { since: '2026-07-01T00:00:00.000Z' }],
])('says of one that does not show at %s when that was or will be different', (instant, window) =>
  expect(atInstant('page', page, instant)).toMatchObject({
    ok: false,
    error: { kind: 'notFound', ...window },
  }),
)

it('tells the schedule of a fragment all the same', () =>
  expect(atInstant('fragment', page, '2026-05-01T00:00:00Z')).toEqual({
    ok: true,
    value: { ...page, sections: [] },
  }))
