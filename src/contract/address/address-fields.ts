import { emailPattern } from '#src/base/email-pattern.ts'
import { cityPattern, namePattern } from '#src/base/name-pattern.ts'
import type { AddressFieldFacts, Question } from './address-field-facts.ts'

const homeAndBill = ['shipping', 'billing'] as const
const everybody = ['shipping', 'billing', 'collection'] as const

/**
 * The fields of an address, in the order in which they are asked for and printed where a country says nothing else. Forms, schemas, checks,
 * comparisons, copies, what is printed and what is erased all come from here; docs/add-an-address-field.md tells how one is added.
 * The code of the country stands beside them: it decides the rules of all others (specification, account and content, sections 3 and 5).
 */
export const addressFields = {
  country: {
    kind: 'country',
    question: { forms: homeAndBill, group: 'country', autocomplete: 'country' },
    rule: { required: true },
    essentialTo: ['wallet', 'collection'],
    keptBy: 'everything',
    // What is printed is the name of its code, in the language of its reader.
    printed: 'no',
    compared: false,
    erased: 'onceSent',
    wallet: { part: 'countryCode' },
    meaning: 'Its name, as the caller writes it',
  },
  firstName: {
    kind: 'name',
    question: { forms: everybody, group: 'person', autocomplete: 'given-name' },
    rule: {
      ...{ required: true, minLength: 1, maxLength: 30 },
      ...{ pattern: namePattern, flags: 'u', transforms: ['capitalize'] },
    },
    keptBy: 'everything',
    printed: 'name',
    compared: true,
    erased: 'onceSent',
    wallet: { part: 'name' },
  },
  lastName: {
    kind: 'name',
    question: { forms: everybody, group: 'person', autocomplete: 'family-name' },
    rule: {
      ...{ required: true, minLength: 1, maxLength: 30 },
      ...{ pattern: namePattern, flags: 'u', transforms: ['capitalize'] },
    },
    keptBy: 'everything',
    printed: 'name',
    compared: true,
    erased: 'onceSent',
    wallet: { part: 'name' },
  },
  addressLine1: {
    kind: 'line',
    question: { forms: homeAndBill, group: 'lines', autocomplete: 'address-line1', suggests: true },
    rule: { required: true, maxLength: 30 },
    keptBy: 'everything',
    printed: 'line',
    compared: true,
    erased: 'onceSent',
    wallet: { part: 'addressLines' },
  },
  addressLine2: {
    kind: 'line',
    question: { forms: homeAndBill, group: 'lines', autocomplete: 'address-line2' },
    rule: { required: false, maxLength: 30 },
    keptBy: 'everything',
    printed: 'line',
    compared: true,
    erased: 'onceSent',
    wallet: { part: 'addressLines' },
  },
  addressLine3: {
    kind: 'line',
    question: { forms: homeAndBill, group: 'lines', autocomplete: 'address-line3', onlyWhereThere: true },
    rule: { required: false, maxLength: 30 },
    keptBy: 'everything',
    printed: 'line',
    compared: true,
    erased: 'onceSent',
    wallet: { part: 'addressLines' },
    meaning: 'Printed where it is there; a form shows it to be changed, and asks nobody else for it',
  },
  city: {
    kind: 'text',
    question: { forms: homeAndBill, group: 'city', autocomplete: 'address-level2', suggests: true },
    rule: { required: true, maxLength: 30, pattern: cityPattern, transforms: ['capitalize'] },
    keptBy: 'everything',
    printed: 'town',
    compared: true,
    erased: 'onceSent',
    // City names of wallets are longer (specification, account and content, section 9).
    wallet: { part: 'locality', maxLength: 50 },
  },
  province: {
    kind: 'text',
    question: { forms: homeAndBill, group: 'province', autocomplete: 'address-level1' },
    rule: { required: false },
    keptBy: 'everything',
    printed: 'town',
    compared: false,
    erased: 'onceSent',
    wallet: { part: 'administrativeArea' },
    meaning: 'Its code, or its name',
  },
  postalCode: {
    kind: 'text',
    question: { forms: homeAndBill, group: 'postalCode', autocomplete: 'postal-code' },
    rule: { required: true, maxLength: 12 },
    essentialTo: ['collection'],
    keptBy: 'everything',
    printed: 'town',
    compared: true,
    erased: 'onceSent',
    wallet: { part: 'postalCode' },
  },
  email: {
    kind: 'email',
    question: { forms: everybody, group: 'contact', autocomplete: 'email' },
    rule: { required: true, maxLength: 100, pattern: emailPattern },
    keptBy: 'everything',
    printed: 'contact',
    compared: false,
    erased: 'atOnce',
    wallet: { part: 'emailAddress' },
  },
  phone: {
    kind: 'phone',
    question: { forms: everybody, group: 'contact', autocomplete: 'tel' },
    rule: { required: true, maxLength: 25, pattern: '\\+?[\\d\\s()./-]{6,24}' },
    keptBy: 'everything',
    printed: 'contact',
    compared: false,
    erased: 'atOnce',
    wallet: { part: 'phoneNumber' },
  },
  phoneCode: {
    kind: 'text',
    question: 'no',
    rule: { required: false },
    keptBy: 'everything',
    printed: 'no',
    compared: false,
    erased: 'atOnce',
    wallet: { part: 'phoneNumber' },
    meaning: 'Dial code of the country: +1',
  },
  stateCode: {
    kind: 'text',
    question: 'no',
    rule: { required: false, maxLength: 30 },
    keptBy: 'book',
    printed: 'no',
    compared: false,
    erased: 'onceSent',
    wallet: { part: 'administrativeArea' },
    meaning: 'Carried: kept and answered as it was sent; `province` is what counts',
  },
  region: {
    kind: 'text',
    question: 'no',
    rule: { required: false, maxLength: 30 },
    keptBy: 'book',
    printed: 'no',
    compared: false,
    erased: 'onceSent',
    wallet: { part: 'administrativeArea' },
    meaning: 'Carried: kept and answered as it was sent; `province` is what counts',
  },
  recipientContactPhone: {
    kind: 'phone',
    question: 'no',
    rule: { required: false, maxLength: 30 },
    keptBy: 'book',
    printed: 'no',
    compared: false,
    erased: 'atOnce',
    wallet: { part: 'phoneNumber' },
    meaning: 'Carried: kept and answered as it was sent; `phone` is the one that is called',
  },
} as const satisfies Readonly<Record<string, AddressFieldFacts>>

export type AddressField = keyof typeof addressFields

type FieldWith<Facts> = {
  [Field in AddressField]: (typeof addressFields)[Field] extends Facts ? Field : never
}[AddressField]

/** The fields that carts and orders keep. */
export type CartField = FieldWith<{ keptBy: 'everything' }>
/** The fields that an address has wherever its country says nothing else. */
export type RequiredField = FieldWith<{ rule: { required: true } }>
/** The fields that some form asks for. */
export type AskedField = FieldWith<{ question: object }>

/** What holds texts of an address, among other things: an address of a book or a cart, or a profile. */
export type TextHolder = { readonly [Field in AddressField]?: string | undefined }

/** An address as its texts: what each field says, and the country that decides their rules. */
export type AddressTexts = { countryCode: string } & TextHolder

export const factsOf = (field: AddressField): AddressFieldFacts => addressFields[field]

/** How a field is asked for. */
export const questionOf = (field: AskedField): Question => addressFields[field].question

export const isAddressField = (name: string): name is AddressField => Object.hasOwn(addressFields, name)

export const isCartField = (field: AddressField): field is CartField => factsOf(field).keptBy === 'everything'

export const isAskedField = (field: AddressField): field is AskedField => factsOf(field).question !== 'no'

/** All of them, in the order of the table. */
export const addressFieldNames: readonly AddressField[] = Object.keys(addressFields).filter(isAddressField)
