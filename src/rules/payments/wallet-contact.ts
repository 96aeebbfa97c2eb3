import type { ContactField } from '#src/contract/address/address-field-facts.ts'
import { addressFields, factsOf, isAddressField } from '#src/contract/address/address-fields.ts'
import type { CartAddress } from '#src/contract/cart/cart-address.ts'

/** A contact as wallets name its parts. Before it is paid with, a wallet tells the place alone. */
export type WalletContact = {
  givenName?: string | undefined
  familyName?: string | undefined
  addressLines?: readonly string[] | undefined
  locality?: string | undefined
  administrativeArea?: string | undefined
  postalCode?: string | undefined
  country?: string | undefined
  countryCode?: string | undefined
  emailAddress?: string | undefined
  phoneNumber?: string | undefined
}

/** What is wrong with a part: another country, a long town, nothing there, or signs that no address has. */
export type ContactFault = { field: ContactField; fault: 'country' | 'city' | 'missing' | 'signs' }

/** Letters of any script, digits, spaces and the punctuation of addresses. */
const plainText = /^[\p{L}\p{M}\d\s.,'’`´\-/#&()°ºª]*$/u

const countryOf = ({ countryCode = '' }: WalletContact): string => countryCode.toUpperCase()

/** What is wrong with where something shall go, as far as a sheet tells it before it is paid with. */
export const placeFaults = (contact: WalletContact, storeCountry: string): ContactFault[] => [
  ...(countryOf(contact) === storeCountry ? [] : [{ field: 'countryCode', fault: 'country' } as const]),
  ...((contact.locality ?? '').length > addressFields.city.wallet.maxLength
    ? [{ field: 'locality', fault: 'city' } as const]
    : []),
]

const requiredTexts = ({
  givenName = '',
  familyName = '',
  addressLines = [],
  postalCode = '',
}: WalletContact): [ContactField, string][] => [
  ['name', givenName],
  ['name', familyName],
  ['addressLines', addressLines[0] ?? ''],
  ['postalCode', postalCode],
]

const textFaults = (contact: WalletContact): ContactFault[] => {
  const others: [ContactField, string][] = [
    ['addressLines', (contact.addressLines ?? []).slice(1).join(' ')],
    ['locality', contact.locality ?? ''],
  ]
  const missing = requiredTexts(contact).filter(([, text]) => text.trim() === '')
  const odd = [...requiredTexts(contact), ...others].filter(([, text]) => !plainText.test(text))
  return [
    ...missing.map(([field]) => ({ field, fault: 'missing' as const })),
    ...odd.map(([field]) => ({ field, fault: 'signs' as const })),
  ].filter(({ field }, at, all) => all.findIndex((one) => one.field === field) === at)
}

/** What is wrong with the whole contact that an order goes to (specification, account and content, section 5, Apple Pay). */
export const shippingFaults = (contact: WalletContact, storeCountry: string): ContactFault[] => [
  ...placeFaults(contact, storeCountry),
  ...textFaults(contact),
]

/** What is wrong with whom the bill goes to; `countries` are all that bills may go to. */
export const billingFaults = (contact: WalletContact, countries: readonly string[]): ContactFault[] => [
  ...(countries.includes(countryOf(contact)) ? [] : [{ field: 'countryCode', fault: 'country' } as const]),
  ...textFaults(contact),
]

/** A contact as an address of the cart; what the wallet left out is missing. */
export const addressOfContact = (contact: WalletContact): CartAddress => {
  const [addressLine1, ...more] = contact.addressLines ?? []
  const texts = {
    ...{ firstName: contact.givenName, lastName: contact.familyName, addressLine1 },
    addressLine2: more.join(', '),
    ...{ city: contact.locality, province: contact.administrativeArea, postalCode: contact.postalCode },
    ...{ country: contact.country, email: contact.emailAddress, phone: contact.phoneNumber },
  }
  const told = Object.entries(texts).filter(([, text]) => text !== undefined && text !== '')
  return { countryCode: countryOf(contact), ...Object.fromEntries(told) }
}

/** The part of a contact that a field of an address came from. */
export const contactFieldOf = (field: unknown): ContactField => {
  const name = String(field)
  if (name === 'countryCode') return 'countryCode'
  return isAddressField(name) ? factsOf(name).wallet.part : 'addressLines'
}
