import { expect, it } from 'vitest'
import { chosenCount, isWrittenAs, parametersOf, readFacetChoice } from './facet-choice.ts'
import { listingQuery } from './listing-query.ts'

const read = (query: string) => parametersOf(readFacetChoice(new URLSearchParams(query)))

it.each([
  ['size=eu-42,eu-43', { size: 'eu-42,eu-43' }],
  ['size=eu-43&size=eu-42&size=eu-43', { size: 'eu-42,eu-43' }],
  ['color=blue,BLUE,%20,green', { color: 'blue,green' }],
  ['price=100-50', { price: '50-100' }],
  ['price-from=50&price-to=', { price: '50-' }],
  ['price-from=&price-to=80.50', { price: '-80' }],
  ['price=-&price-from=x', {}],
  ['price=99999999-1', {}],
  ['sort=newest&page=3&q=boots', {}],
])('reads %s', (query, parameters) => {
  expect(read(query)).toEqual(parameters)
})

it('reads no more than twenty values of a facet', () => {
  const values = Array.from({ length: 200 }, (_, at) => `v${at}`).join(',')
  expect(chosenCount(readFacetChoice(new URLSearchParams({ size: values })))).toBe(20)
})

it('knows whether an address writes a choice in its one form', () => {
  const isCanonical = (query: string) => isWrittenAs(new URLSearchParams(query), read(query))
  expect(['size=a,b&sort=newest', 'size=a%2Cb', 'sort=newest'].map(isCanonical)).toEqual([true, true, true])
  expect(['size=b,a', 'size=a&size=b', 'size=', 'price-from='].map(isCanonical)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

it('writes addresses as shops do', () => {
  const choice = readFacetChoice(new URLSearchParams('size=eu-43&size=eu-42&price=50-100'))
  expect(listingQuery({ choice, sort: 'price-asc', page: 1 })).toBe(
    '?size=eu-42,eu-43&price=50-100&sort=price-asc',
  )
  expect(listingQuery({ choice: { values: {} }, sort: 'featured' })).toBe('')
  expect(listingQuery({ q: 'a&b', choice: { values: {} }, sort: 'newest', page: 2 })).toBe(
    '?q=a%26b&sort=newest&page=2',
  )
})
