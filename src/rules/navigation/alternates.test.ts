import { expect, it } from 'vitest'
import { sites } from '#src/contract/sites.ts'
import { alternatesOf } from './alternates.ts'

it('names the page in every site', () => {
  const alternates = alternatesOf('/fr-ca/p/boot-1')
  expect(Object.keys(alternates)).toEqual(sites.map(({ locale }) => locale))
  expect(alternates['de-de']).toBe('/de-de/p/boot-1')
})

it('names the page in no site that lacks it', () => {
  expect(alternatesOf('/en-us/p/boot-1', ['en-us', 'de-de'])).toEqual({
    'en-us': '/en-us/p/boot-1',
    'de-de': '/de-de/p/boot-1',
  })
})
