import type { FieldRule } from './field-rule.ts'

/** Who fills an address in: a shopper a form for shipping or billing, a wallet, or a place where parcels are collected. */
export type AddressForm = 'shipping' | 'billing' | 'wallet' | 'collection'

/** Fields that stand together in a form; countries differ in the order of these groups. */
export type FieldGroup = 'country' | 'person' | 'lines' | 'city' | 'province' | 'postalCode' | 'contact'

/** The parts of a wallet’s contact that its sheet can point at. */
export type ContactField =
  | ('name' | 'addressLines' | 'locality' | 'administrativeArea' | 'postalCode')
  | ('countryCode' | 'emailAddress' | 'phoneNumber')

/** How a field is asked for; its label is the text of its name in `account.fields` of the messages. */
export type Question = {
  /** The forms that ask for it; the address book asks for what any form does. */
  forms: readonly Exclude<AddressForm, 'wallet'>[]
  group: FieldGroup
  /** What browsers fill in (HTML, autofill detail tokens). */
  autocomplete: string
  /** Whether addresses are suggested while it is typed. */
  suggests?: true
  /** Whether a form shows it only where the address has it. */
  onlyWhereThere?: true
}

/** What the shop does with a field of an address. */
export type AddressFieldFacts = {
  /** What a form types, and how it tells that something is wrong; post boxes are looked for in each `line`. */
  kind: 'country' | 'name' | 'line' | 'text' | 'email' | 'phone'
  /** What a field that no form asks for is says its `meaning`: it is worked out from another, or only carried. */
  question: Question | 'no'
  /** What it must be where its country says nothing else. Forms require only what they ask for. */
  rule: FieldRule
  /** Who requires it though they require little else. */
  essentialTo?: readonly ('wallet' | 'collection')[]
  /** Whether carts and orders keep it too, or the address book alone. */
  keptBy: 'everything' | 'book'
  /** Where it is printed: within the line of the name, on a line of its own, within the line of the town, or with how somebody is reached. */
  printed: 'name' | 'line' | 'town' | 'contact' | 'no'
  /** Whether two addresses that differ in it are two. */
  compared: boolean
  /** When orders forget it, once their customer is gone. */
  erased: 'atOnce' | 'onceSent'
  /** The part of a wallet’s contact that it comes from, and how long it may be there where that differs. */
  wallet: { part: ContactField; maxLength?: number }
  /** What callers of the API are told of it. */
  meaning?: string
}
