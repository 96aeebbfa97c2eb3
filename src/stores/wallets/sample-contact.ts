import type { WalletContact } from '#src/rules/payments/wallet-contact.ts'

const places: Readonly<Record<string, WalletContact>> = {
  US: {
    ...{ addressLines: ['12 Harbour Street'], locality: 'San Francisco', administrativeArea: 'CA' },
    ...{ postalCode: '94105', phoneNumber: '+1 415 555 0100' },
  },
  CA: {
    ...{ addressLines: ['250 Queen Street West'], locality: 'Toronto', administrativeArea: 'ON' },
    ...{ postalCode: 'M5V 1Z4', phoneNumber: '+1 416 555 0100' },
  },
  GB: {
    ...{ addressLines: ['8 Castle Street'], locality: 'Bristol' },
    ...{ postalCode: 'BS1 3AG', phoneNumber: '+44 117 496 0100' },
  },
  DE: {
    ...{ addressLines: ['Am Kaiserkai 12'], locality: 'Hamburg' },
    ...{ postalCode: '20457', phoneNumber: '+49 40 3290900' },
  },
  FR: {
    ...{ addressLines: ['5 quai de la Fosse'], locality: 'Nantes' },
    ...{ postalCode: '44000', phoneNumber: '+33 2 40 41 90 00' },
  },
}

/** Whom a simulated wallet belongs to: somebody who lives in a country that the shop sells in. */
export const sampleContact = (countryCode: string): WalletContact => ({
  ...{ givenName: 'Anna', familyName: 'Berg', emailAddress: 'anna.berg@example.com', countryCode },
  ...places[countryCode],
})
