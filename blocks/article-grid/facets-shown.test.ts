import { expect, it } from 'vitest'
import { hiddenFacetAt, moreFacetsAt } from './facets-shown.ts'

it.each([
  [0, undefined],
  [3, undefined],
  [4, 'sm'],
  [10, 'sm md'],
  [20, 'sm md lg'],
])('the facet at %d waits at %s', (index, at) => expect(hiddenFacetAt(index)).toBe(at))

it.each([
  [4, undefined],
  [5, 'sm'],
  [11, 'sm md'],
  [21, 'sm md lg'],
])('%d facets are more than shown at %s', (count, at) => expect(moreFacetsAt(count)).toBe(at))
