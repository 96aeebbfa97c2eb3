import { expect, test } from 'vitest'
import { distanceBetween, distanceText } from './distance.ts'

const portland = { latitude: 45.523, longitude: -122.676 }
const vancouver = { latitude: 49.283, longitude: -123.121 }

test('a distance is that of the great circle, either way', () => {
  expect(Math.round(distanceBetween(portland, vancouver) / 1000)).toBe(419)
  expect(distanceBetween(vancouver, portland)).toBeCloseTo(distanceBetween(portland, vancouver))
  expect(distanceBetween(portland, portland)).toBe(0)
  expect(
    Math.round(distanceBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }) / 1000),
  ).toBe(111)
})

test.each([
  [3_700, 'en-us', 'US', '2.3 mi'],
  [160_934, 'en-gb', 'GB', '100 mi'],
  [3_700, 'de-de', 'DE', '3,7 km'],
  [1_203_400, 'fr-fr', 'FR', '1 203 km'],
])('%d m are told in %s as people there do', (metres, locale, country, text) => {
  expect(distanceText(metres, { locale, country }).replaceAll(/\s/g, ' ')).toBe(text)
})
