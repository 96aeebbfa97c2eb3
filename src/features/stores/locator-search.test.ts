import { expect, test } from 'vitest'
import { locatorQuery, readLocatorSearch } from './locator-search.ts'

const read = (query: string) => readLocatorSearch(new URLSearchParams(query))

test.each([
  ['', { q: '', radius: undefined, position: undefined, page: 1 }],
  ['q=+Lyon%00+&radius=50&page=2', { q: 'Lyon', radius: 50, position: undefined, page: 2 }],
  [
    'latitude=45.5&longitude=-122.6',
    { q: '', radius: undefined, position: { latitude: 45.5, longitude: -122.6 }, page: 1 },
  ],
  ['q=Lyon&latitude=45.5&longitude=-122.6', { q: 'Lyon', radius: undefined, position: undefined, page: 1 }],
  ['latitude=&longitude=5&radius=7', { q: '', radius: undefined, position: undefined, page: 1 }],
  ['latitude=91&longitude=5', { q: '', radius: undefined, position: undefined, page: 1 }],
])('?%s asks for %o', (query, search) => {
  expect(read(query)).toEqual(search)
})

test('a page that is none is not there', () => {
  expect(read('page=99999')).toBeUndefined()
})

test('a search is written as it is read', () => {
  for (const query of ['?q=Lyon&radius=50&page=2', '?latitude=1&longitude=2', '']) {
    const search = read(query)
    expect(search && locatorQuery(search)).toBe(query)
  }
})
