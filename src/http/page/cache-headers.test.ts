import { expect, it } from 'vitest'
import { cacheHeaders } from './cache-headers.ts'

const now = '2026-06-01T12:00:00.000Z'
const page = { now, until: undefined, isPersonal: false, isProvisional: false, status: 200 }
const headersOf = (more: Partial<Parameters<typeof cacheHeaders>[0]>) =>
  Object.fromEntries(cacheHeaders({ ...page, ...more }))

it.each([
  [undefined, 60],
  ['2026-06-02T12:00:00.000Z', 60],
  ['2026-06-01T12:00:59.999Z', 59],
  ['2026-06-01T14:00:10+02:00', 10],
  ['2026-06-01T12:00:00.400Z', 0],
  ['2026-06-01T12:00:00.000Z', 0],
])('lets no shared cache hold a page beyond its next change: %s', (until, seconds) => {
  const headers = headersOf({ until })
  expect(headers['cache-control']).toBe(`public, max-age=0, s-maxage=${seconds}, must-revalidate`)
  expect(headers['x-next-change']).toBe(until)
})

it('lets none hold what is personal, provisional or went wrong', () => {
  expect(headersOf({ isPersonal: true })['cache-control']).toBe('private, no-cache')
  expect(headersOf({ isProvisional: true })['cache-control']).toBe('private, no-cache')
  expect(headersOf({ status: 404, until: now })).toEqual({
    'cache-control': 'private, no-cache',
    'x-next-change': now,
  })
})
