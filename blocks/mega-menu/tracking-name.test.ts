import { expect, it } from 'vitest'
import { trackingName } from './tracking-name.ts'

it.each([
  [[{ delocalizedTracking: 'women' }], 'women'],
  [[{ delocalizedTracking: 'women' }, { url: '/c/women/shoes-1100' }], 'women|/c/women/shoes-1100'],
  [
    [{ delocalizedTracking: 'women' }, {}, { delocalizedTracking: 'boots', url: '/c/boots-1140' }],
    'women|boots',
  ],
])('names %j', (levels, name) => expect(trackingName(...levels)).toBe(name))
