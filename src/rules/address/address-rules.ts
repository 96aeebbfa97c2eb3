import { emailPattern } from '#src/base/email-pattern.ts'
import { namePattern } from '#src/base/name-pattern.ts'
import { countryRules } from './country-rules.ts'
import type { AddressField, FieldRule } from './field-rule.ts'

/** Who fills an address in: a shopper a form for shipping or billing, a wallet, or a place where parcels are collected. */
export type AddressForm = 'shipping' | 'billing' | 'wallet' | 'collection'

export type AddressRules = Readonly<Record<AddressField, FieldRule>>

/** What holds where a country says nothing else (specification, account and content, section 5, Address defaults). */
const defaults: AddressRules = {
  firstName: {
    required: true,
    minLength: 1,
    maxLength: 30,
    pattern: namePattern,
    flags: 'u',
    transforms: ['capitalize'],
  },
  lastName: {
    required: true,
    minLength: 1,
    maxLength: 30,
    pattern: namePattern,
    flags: 'u',
    transforms: ['capitalize'],
  },
  addressLine1: { required: true, maxLength: 30 },
  addressLine2: { required: false, maxLength: 30 },
  city: { required: true, maxLength: 30, transforms: ['capitalize'] },
  country: { required: true },
  province: { required: false },
  postalCode: { required: true, maxLength: 12 },
  email: { required: true, maxLength: 100, pattern: emailPattern },
  phone: { required: true, maxLength: 25, pattern: '\\+?[\\d\\s()./-]{6,24}' },
}

/** City names of wallets are longer (specification, account and content, section 9). */
const walletCity = 50

const optional = (rules: AddressRules, ...required: AddressField[]): AddressRules => {
  const one = (field: AddressField): FieldRule => ({ ...rules[field], required: required.includes(field) })
  return {
    firstName: one('firstName'),
    lastName: one('lastName'),
    addressLine1: one('addressLine1'),
    addressLine2: one('addressLine2'),
    city: one('city'),
    country: one('country'),
    province: one('province'),
    postalCode: one('postalCode'),
    email: one('email'),
    phone: one('phone'),
  }
}

/**
 * The rules of a country's addresses in a form. A wallet tells little until it is paid with, so nothing but the country is
 * required of it; a collection point has an address of its own. Provinces are named as the locale does.
 */
export const addressRulesOf = (countryCode: string, form: AddressForm, locale?: string): AddressRules => {
  const rules = { ...defaults, ...countryRules(countryCode, locale) }
  if (form === 'wallet') {
    const open = optional(rules, 'country')
    return { ...open, city: { ...open.city, maxLength: walletCity } }
  }
  return form === 'collection' ? optional(rules, 'country', 'postalCode') : rules
}
