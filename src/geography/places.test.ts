import { expect, test } from 'vitest'
import { findPostalArea, findTown, townsWithin } from './places.ts'

test.each([
  ['Portland', 'US', 'Portland, OR'],
  ['portland me', 'US', 'Portland, ME'],
  ['Portland, Maine is none', 'US', undefined],
  ['London', 'US', 'London, England'],
  ['London', 'CA', 'London, ON'],
  ['münchen', 'DE', 'München, BY'],
  ['Munich', 'FR', 'Munich, BY'],
  ['montreal', 'CA', 'Montréal, QC'],
  ['saint-étienne', 'FR', 'Saint-Étienne, Auvergne-Rhône-Alpes'],
  ['Hamb', 'DE', 'Hamburg, HH'],
  ['Qz', 'DE', undefined],
  ['nowhere at all', 'US', undefined],
])('%s is found from %s as %s', async (text, home, name) => {
  expect((await findTown(text, { home }))?.name).toBe(name)
})

test('a town is looked for in one country alone where that is asked', async () => {
  expect(await findTown('Lyon', { home: 'US', only: 'DE' })).toBeUndefined()
  expect((await findTown('Paris', { home: 'FR', only: 'US' }))?.name).toBe('Paris, TX')
})

test.each([
  ['97205', 'US', '97205, Portland'],
  ['10115', 'DE', '10115, Berlin'],
  ['10115', 'US', '10115, New York'],
  ['69001', 'FR', '69001, Lyon'],
  ['M5V 2T6', 'CA', 'M5V 2T6, Downtown Toronto'],
  ['sw1a 1aa', 'US', 'SW1A 1AA, Battersea'],
  ['99999-12', 'US', undefined],
  ['Berlin', 'DE', undefined],
])('the postal code %s, typed in %s, is %s', async (text, home, name) => {
  expect((await findPostalArea(text, { home }))?.name).toBe(name)
})

test('a map’s largest towns come first', async () => {
  const towns = await townsWithin({ west: 12.9, south: 52.3, east: 13.9, north: 52.7 }, 3)
  expect(towns.map(({ name }) => name)[0]).toBe('Berlin, BE')
  expect(towns).toHaveLength(3)
})
