import { expect, it } from 'vitest'
import { addressLines, contactLine, personName, storeLines } from './address-lines.ts'

const ada = {
  ...{ firstName: 'Ada', lastName: 'Lovelace', addressLine1: '12 Mercer Street', addressLine2: '' },
  ...{ addressLine3: 'Back building', city: 'New York', province: 'NY', postalCode: '10001' },
  ...{ countryCode: 'US', country: 'USA', email: 'ada@example.com', phone: '+12125550142' },
}

it('prints who, where, and the country in the language of its reader', () => {
  expect(addressLines(ada, 'de')).toEqual([
    'Ada Lovelace',
    '12 Mercer Street',
    'Back building',
    'New York, NY 10001',
    'Vereinigte Staaten',
  ])
})

it.each([
  ['GB', { city: 'London', postalCode: 'EC1A 1BB' }, 'London EC1A 1BB'],
  ['DE', { city: 'Berlin', province: 'BE', postalCode: '10115' }, '10115 Berlin'],
  ['CA', { city: 'Toronto', province: 'ON', postalCode: 'M5V 2T6' }, 'Toronto, ON M5V 2T6'],
])('writes the line of a town as %s does', (countryCode, place, line) => {
  expect(addressLines({ ...place, countryCode }, 'en')).toContain(line)
})

it('leaves out what is not there', () => {
  expect(addressLines({ countryCode: 'FR' }, 'en')).toEqual(['France'])
  expect([personName(undefined), personName({ lastName: 'Lovelace' })]).toEqual(['', 'Lovelace'])
  expect([contactLine(ada), contactLine({ email: 'ada@example.com' })]).toEqual([
    'ada@example.com · +12125550142',
    'ada@example.com',
  ])
})

it('prints a store by its state, without anybody’s name', () => {
  const address = {
    ...{ addressLine1: '1 Canal St', city: 'Portland', province: 'Oregon', stateCode: 'OR' },
    ...{ postalCode: '97201', countryCode: 'US', country: 'États-Unis' },
  }
  expect(storeLines({ address })).toEqual(['1 Canal St', 'Portland, OR 97201', 'États-Unis'])
})
