import { describe, expect, it } from 'vitest'
import { recordOf } from '#src/base/record-of.ts'
import {
  addressFieldNames,
  factsOf,
  isAskedField,
  isCartField,
  questionOf,
} from '#src/contract/address/address-fields.ts'
import { addressTextsSchema, cartTextsSchema } from '#src/contract/address/address-schemas.ts'
import { addressLines, contactLine } from './address-lines.ts'
import { addressRulesOf, ruledCountries } from './address-rules.ts'
import { isSameAddress } from './address-texts.ts'
import { checkAddress } from './check-address.ts'
import { fieldOrderOf } from './field-order.ts'
import { isPostBox } from './post-box.ts'

/** An address with a text of its own in every field. */
const whole = { ...recordOf(addressFieldNames, (field) => `the ${field}`), countryCode: 'US' }

const isPrinted = (lines: readonly string[], text: string): boolean =>
  lines.some((line) => line.includes(text))

describe.each(addressFieldNames)('%s', (field) => {
  const { printed, compared, kind, keptBy, question, rule } = factsOf(field)
  const text = whole[field]

  it('is taken by the address book, and by carts where they keep it', () => {
    expect(addressTextsSchema.parse(whole)).toHaveProperty(field, text)
    expect(field in cartTextsSchema.strip().parse(whole)).toBe(keptBy === 'everything')
  })

  it('is printed where the table says', () => {
    const alone = { [field]: text, countryCode: 'US' }
    const isOfAddress = ['name', 'line', 'town'].includes(printed)
    expect(isPrinted(addressLines(whole, 'en'), text)).toBe(isOfAddress)
    expect(isPrinted(addressLines(alone, 'en'), text)).toBe(isOfAddress)
    expect(isPrinted([contactLine(whole)], text)).toBe(printed === 'contact')
  })

  it('makes two addresses of one where it is compared', () => {
    expect(isSameAddress(whole, { ...whole })).toBe(true)
    expect(isSameAddress(whole, { ...whole, [field]: 'another' })).toBe(!compared)
    expect(isSameAddress({ ...whole, [field]: undefined }, { ...whole, [field]: '' })).toBe(true)
  })

  it('may name a post box where it is a line', () => {
    expect(isPostBox({ [field]: 'PO Box 12' })).toBe(kind === 'line')
  })

  it('is tidied, and no longer than its country allows', () => {
    const given = { ...whole, [field]: '  much   space ' }
    expect(checkAddress(given, 'wallet').address[field]).toMatch(/^\S+ \S+$/)
    const long = { ...whole, [field]: 'x'.repeat((rule.maxLength ?? 0) + 1) }
    const faults = checkAddress(long, 'shipping').faults.filter((fault) => fault.field === field)
    if (rule.maxLength !== undefined && field !== 'postalCode')
      expect(faults).toEqual([{ field, fault: 'maxLength' }])
  })

  it('is required of nobody who is not asked for it', () => {
    for (const form of ['shipping', 'billing'] as const)
      if (question === 'no' || !question.forms.includes(form))
        expect(addressRulesOf('US', form)[field].required).toBe(false)
  })
})

it('has fields that no form asks for, each with its meaning', () => {
  const carried = addressFieldNames.filter((field) => !isAskedField(field))
  expect(carried).toEqual(['phoneCode', 'stateCode', 'region', 'recipientContactPhone'])
  expect(carried.filter((field) => factsOf(field).meaning === undefined)).toEqual([])
})

it.each(ruledCountries)('%s: a form asks for each field in its order, once', (countryCode) => {
  for (const form of ['book', 'shipping', 'billing'] as const) {
    const formFields = addressFieldNames
      .filter(isAskedField)
      .filter((field) => form === 'book' || questionOf(field).forms.includes(form))
    const order = fieldOrderOf(countryCode, form, { ...whole, province: '' })
    const ofCountry = formFields.filter((field) => field !== 'province' || order.includes('province'))
    expect(order.toSorted()).toEqual(ofCountry.toSorted())
  }
})

it('shows a third line of an address only where it has one', () => {
  expect(fieldOrderOf('US', 'shipping')).not.toContain('addressLine3')
  const order = fieldOrderOf('US', 'shipping', { addressLine3: '' })
  expect(order.indexOf('addressLine3')).toBe(order.indexOf('addressLine2') + 1)
})

it('has carts keep less than address books', () => {
  expect(addressFieldNames.filter((field) => !isCartField(field))).toEqual([
    'stateCode',
    'region',
    'recipientContactPhone',
  ])
})
