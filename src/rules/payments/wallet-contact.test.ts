import { expect, it } from 'vitest'
import {
  addressOfContact,
  billingFaults,
  contactFieldOf,
  placeFaults,
  shippingFaults,
  type WalletContact,
} from './wallet-contact.ts'

const contact: WalletContact = {
  ...{ givenName: 'Zoë', familyName: "O'Hara-Łuk", addressLines: ['12/3 Harbour St. #4', 'Floor 2'] },
  ...{ locality: 'San Francisco', administrativeArea: 'CA', postalCode: '94105', countryCode: 'us' },
  ...{ emailAddress: 'zoe@example.com', phoneNumber: '+1 415 555 0100' },
}

it('takes what addresses are made of', () => {
  expect(shippingFaults(contact, 'US')).toEqual([])
  expect(billingFaults(contact, ['CA', 'US'])).toEqual([])
})

it.each<[string, WalletContact, ReturnType<typeof placeFaults>]>([
  ['another country', { countryCode: 'CA' }, [{ field: 'countryCode', fault: 'country' }]],
  ['no country', { locality: 'Oslo' }, [{ field: 'countryCode', fault: 'country' }]],
  [
    'a town of 51 letters',
    { countryCode: 'US', locality: 'a'.repeat(51) },
    [{ field: 'locality', fault: 'city' }],
  ],
  ['a town of 50 letters', { countryCode: 'US', locality: 'a'.repeat(50) }, []],
])('looks at a place with %s', (_, place, faults) => {
  expect(placeFaults(place, 'US')).toEqual(faults)
})

it.each<[string, WalletContact, ReturnType<typeof placeFaults>]>([
  ['a given name', { ...contact, givenName: ' ' }, [{ field: 'name', fault: 'missing' }]],
  [
    'both names, told once',
    { ...contact, givenName: '', familyName: '' },
    [{ field: 'name', fault: 'missing' }],
  ],
  ['a line', { ...contact, addressLines: [] }, [{ field: 'addressLines', fault: 'missing' }]],
  ['a postal code', { ...contact, postalCode: '' }, [{ field: 'postalCode', fault: 'missing' }]],
])('misses %s', (_, given, faults) => {
  expect(shippingFaults(given, 'US')).toEqual(faults)
})

it('finds signs that no address has, in any part', () => {
  const odd = { ...contact, familyName: 'B<b>', addressLines: ['1 Way', '❤'], locality: 'A=B' }
  expect(shippingFaults(odd, 'US').map(({ field, fault }) => [field, fault])).toEqual([
    ['name', 'signs'],
    ['addressLines', 'signs'],
    ['locality', 'signs'],
  ])
})

it('sends bills to countries of the list alone', () => {
  expect(billingFaults(contact, ['DE'])).toEqual([{ field: 'countryCode', fault: 'country' }])
})

it('becomes an address of the cart, without what the wallet left out', () => {
  expect(addressOfContact(contact)).toEqual({
    ...{ countryCode: 'US', firstName: 'Zoë', lastName: "O'Hara-Łuk", addressLine1: '12/3 Harbour St. #4' },
    ...{ addressLine2: 'Floor 2', city: 'San Francisco', province: 'CA', postalCode: '94105' },
    ...{ email: 'zoe@example.com', phone: '+1 415 555 0100' },
  })
  expect(addressOfContact({ countryCode: 'DE', postalCode: '20457', locality: '' })).toEqual({
    ...{ countryCode: 'DE', postalCode: '20457' },
  })
})

it('points at the part that a field came from', () => {
  expect(contactFieldOf('phone')).toBe('phoneNumber')
  expect(contactFieldOf(undefined)).toBe('addressLines')
})
