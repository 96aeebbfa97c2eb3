import { expect, it } from 'vitest'
import { wearerOf } from './wearer.ts'

it.each([
  ['women/shoes/hiking', { gender: 'female', ageGroup: 'adult' }],
  ['mens-boots', { gender: 'male', ageGroup: 'adult' }],
  ['kids/shoes', { gender: 'unisex', ageGroup: 'kids' }],
  ['kids/girls', { gender: 'female', ageGroup: 'kids' }],
  ['kids/toddler', { gender: 'unisex', ageGroup: 'toddler' }],
  ['accessories/care', {}],
  ['', {}],
])('%s is for %j', (slug, wearer) => expect(wearerOf(slug)).toEqual(wearer))
