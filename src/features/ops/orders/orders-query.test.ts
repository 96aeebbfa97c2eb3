import { expect, test } from 'vitest'
import { readOrderSearch, readOrdersQuery } from './orders-query.ts'

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('a search leads to an address that names nobody', () => {
  const form = formOf({ search: ' ada@example.com ', status: 'shipped' })
  expect(readOrderSearch(form)).toEqual({
    search: 'ada@example.com',
    to: '/ops/orders?found=1&status=shipped',
  })
  expect(readOrderSearch(formOf({ search: '', status: 'unknown' }))).toEqual({
    search: '',
    to: '/ops/orders',
  })
})

test('the list shows what was searched where its address says so', () => {
  const found = new URLSearchParams('found=1&status=shipped&start=25')
  expect(readOrdersQuery(found, 'ada@example.com')).toEqual({
    ...{ search: 'ada@example.com', status: 'shipped', start: 25, count: 25 },
  })
  expect(readOrdersQuery(new URLSearchParams(), 'ada@example.com')).toEqual({
    ...{ status: undefined, start: 0, count: 25 },
  })
})

test('the list takes no words out of its address, and no page that is none', () => {
  const query = new URLSearchParams('search=ada@example.com&found=1&start=-1')
  expect(readOrdersQuery(query, undefined)).toEqual({ status: undefined, start: 0, count: 25 })
})
