import { expect, test } from 'vitest'
import { demoStores } from '#demo/stores/stores.ts'
import type { Store } from '#src/contract/stores/store.ts'
import { openingState, openingToday } from '#src/rules/stores/opening.ts'
import { storeData } from './store-data.ts'

const instant = '2026-12-24T12:00:00.000Z'

const storeOf = (storeId: string): Store => {
  const facts = demoStores.find((store) => store.storeId === storeId)
  if (!facts) throw new Error(`the demo shop has a store ${storeId}`)
  const { openingHours, timeZone, address } = facts
  return {
    ...facts,
    url: `/en-us/stores/${facts.slug}`,
    address: { ...address, country: address.countryCode },
    openingState: openingState(openingHours, timeZone, instant),
    today: openingToday(openingHours, timeZone, instant),
  }
}

test('a store is a LocalBusiness with its place, hours and days that differ from now on', () => {
  const lyon = storeData('https://marlow.example', storeOf('fr-lyon'), 'Marlow')
  expect(lyon).toMatchObject({
    '@type': ['LocalBusiness', 'ShoeStore'],
    name: 'Marlow Lyon',
    url: 'https://marlow.example/en-us/stores/lyon',
    telephone: '+33 4 65 71 20 14',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '21, montée de la Trépointe',
      addressLocality: 'Lyon',
      postalCode: '69001',
      addressCountry: 'FR',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 45.7699, longitude: 4.8312 },
  })
  const tuesday = lyon.openingHoursSpecification.filter(({ dayOfWeek }) => dayOfWeek.endsWith('/Tuesday'))
  expect(tuesday.map(({ opens, closes }) => `${opens}-${closes}`)).toEqual(['10:00-13:00', '14:00-19:00'])
  expect(lyon.openingHoursSpecification.some(({ dayOfWeek }) => dayOfWeek.endsWith('/Monday'))).toBe(false)
  expect(lyon.specialOpeningHoursSpecification?.[0]).toEqual({
    '@type': 'OpeningHoursSpecification',
    validFrom: '2026-12-25',
    validThrough: '2026-12-25',
    opens: '00:00',
    closes: '00:00',
  })
})

test('what a store does not tell is left out', () => {
  const { phone, ...silent } = storeOf('us-seattle')
  expect(phone).toBeDefined()
  expect(Object.keys(storeData('https://marlow.example', silent, 'Marlow'))).not.toContain('telephone')
})
