import { expect, test } from 'vitest'
import { directionsUrl, mapPlatformOf } from './directions.ts'

const lyon = { latitude: 45.77, longitude: 4.83 }

test.each([
  ['Mozilla/5.0 (Linux; Android 16; Pixel 7)', 'geo:45.77,4.83?q=45.77,4.83(Marlow%20Lyon)'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0)', 'https://maps.apple.com/?daddr=45.77,4.83&q=Marlow%20Lyon'],
  ['Mozilla/5.0 (Windows NT 10.0)', 'https://www.openstreetmap.org/directions?to=45.77%2C4.83'],
])('%s gets the way by %s', (userAgent, url) => {
  expect(directionsUrl(lyon, 'Marlow Lyon', mapPlatformOf(userAgent))).toBe(url)
})
